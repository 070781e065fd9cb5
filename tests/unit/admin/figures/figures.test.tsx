// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namedFigures } from '#admin/data/named-figures.ts';
import { BLOG_POSTS, HOTELS } from '#admin/data/sources.ts';
import { MostRead } from '#admin/features/dashboard/most-read.tsx';
import { curvePoints } from '#admin/features/figures/curve.tsx';
import {
  describeCurve,
  figuresFileName,
  figuresToCsv,
  stepDays,
} from '#admin/features/figures/figure-texts.ts';
import { FiguresPage } from '#admin/features/figures/figures-page.tsx';
import {
  figureRows,
  figureSort,
  readFiguresSearch,
  sortedByFigure,
} from '#admin/features/figures/figures-search.ts';
import { NO_COUNTS } from '#domain/figures/counts.ts';
import { summarise } from '#domain/figures/summary.ts';

const useLiveList = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({}),
  getRouteApi: () => ({ useSearch: () => ({}), useNavigate: () => () => undefined }),
  Link: ({ children }: { children: React.ReactNode }) => <span>{children}</span>,
}));
// Its rows need a window with a height.
vi.mock('#admin/features/figures/figure-list.tsx', () => ({
  FigureList: ({ rows }: { rows: readonly { name: string }[] }) => (
    <p>{rows.map(({ name }) => name).join(', ')}</p>
  ),
}));

const LAST = '2026-11-21';
const day = (read: number, changes = {}) => ({ ...NO_COUNTS, read, ...changes });
const summaries = [
  {
    id: 'article-0',
    kind: 'article' as const,
    last_day: LAST,
    records: summarise([{ day: LAST, counts: { momiji: day(9), effacé: day(50) } }], LAST),
  },
  {
    id: 'hotel-0',
    kind: 'hotel' as const,
    last_day: LAST,
    records: summarise(
      [
        { day: '2026-02-01', counts: { momiji: day(100) } },
        { day: '2026-11-12', counts: { momiji: day(4, { saved: 3 }), retiré: day(1) } },
        { day: LAST, counts: { momiji: day(2, { followed: 1 }) } },
      ],
      LAST,
    ),
  },
];
const hotels = [
  { id: 'momiji', name: 'Ryokan Momiji', published: true },
  { id: 'anse', name: 'Anse Rosé', published: true },
  { id: 'retiré', name: 'Hôtel retiré', published: false },
  { id: 'ébauche', name: 'Ébauche', published: false },
];
const posts = [{ id: 'momiji', title: 'Sous l’érable, "vu" d’ici', published: true }];
const all = () => namedFigures(summaries, { hotels, posts, isCut: false });

describe('the figures of records', () => {
  it('are named; those that exist no more, and drafts that nobody read, are left out', () => {
    expect(all().map(({ id, name }) => [id, name])).toEqual([
      ['hotel/momiji', 'Ryokan Momiji'],
      ['hotel/anse', 'Anse Rosé'],
      ['hotel/retiré', 'Hôtel retiré'],
      ['article/momiji', 'Sous l’érable, "vu" d’ici'],
    ]);
    expect(namedFigures([], { hotels, posts, isCut: false })).toEqual([]);
  });

  it('are those of all that was read where there are more records, with an id for a name', () => {
    const [known] = hotels;
    const found = namedFigures(summaries, { hotels: known ? [known] : [], posts, isCut: true });
    expect(found.map(({ name }) => name)).toContain('retiré');
    expect(found.map(({ name }) => name)).toContain('Ryokan Momiji');
  });

  const names = (search: object) =>
    figureRows(all(), readFiguresSearch({ ...search })).map(({ name }) => name);

  it('are searched without accents, and filtered', () => {
    expect(names({ q: 'rose' })).toEqual(['Anse Rosé']);
    expect(names({ quoi: 'article' })).toEqual(['Sous l’érable, "vu" d’ici']);
    expect(names({ q: 'nulle part' })).toEqual([]);
  });

  it('are sorted by the figures of their period', () => {
    expect(names({}).slice(0, 2)).toEqual(['Sous l’érable, "vu" d’ici', 'Ryokan Momiji']);
    expect(names({ periode: 'an' })[0]).toBe('Ryokan Momiji');
    expect(names({ tri: 'nom' })[0]).toBe('Anse Rosé');
    expect(names({ tri: 'favoris' })[0]).toBe('Ryokan Momiji');
    expect(names({ tri: 'partenaire', ordre: 'asc' }).at(-1)).toBe('Ryokan Momiji');
    expect(names({ tri: 'partages' })).toHaveLength(4);
  });

  it('begin with the largest, names with A; a head pressed again turns them round', () => {
    const press = (search: object, key: 'nom' | 'favoris') =>
      readFiguresSearch({ ...sortedByFigure(readFiguresSearch({ ...search }), key) });
    expect(figureSort(press({}, 'favoris'))).toEqual({ key: 'favoris', direction: 'desc' });
    expect(press({ tri: 'favoris' }, 'favoris')).toMatchObject({ ordre: 'asc' });
    expect(press({ tri: 'favoris', ordre: 'asc' }, 'favoris').ordre).toBeUndefined();
    expect(press({ tri: 'nom' }, 'nom')).toMatchObject({ ordre: 'desc' });
    expect(figureSort(press({ tri: 'favoris', ordre: 'asc' }, 'nom')).direction).toBe('asc');
  });

  it('become a CSV file, without the figures that articles do not have', () => {
    const [head, ...lines] = figuresToCsv(figureRows(all(), {})).slice(1).split('\r\n');
    expect(head).toBe(
      'Type,Nom,Adresse de la page,Lectures,Mises en favoris,Partages,Vers le partenaire',
    );
    expect(lines.slice(0, 2)).toEqual([
      'Article,"Sous l’érable, ""vu"" d’ici",/blog/momiji,9,,,',
      'Hôtel,Ryokan Momiji,/hotels/momiji,6,3,0,1',
    ]);
    expect(figuresFileName('year', LAST)).toBe('chiffres-365-jours-2026-11-21.csv');
  });
});

describe('a curve', () => {
  it('goes from the left to the right, up to its highest value', () => {
    expect(curvePoints([0, 5, 10])).toBe('0,24 50,12 100,0');
    expect(curvePoints([0, 0])).toBe('0,24 100,24');
    expect(curvePoints([3])).toBe('0,0');
    expect(curvePoints([])).toBe('');
  });

  it('has its highest value in words', () => {
    const curve = Array(30).fill(0);
    expect(describeCurve(curve, 'month', LAST)).toBe('Aucune lecture');
    curve[20] = 1240;
    expect(describeCurve(curve, 'month', LAST)).toBe(
      'Au plus 1\u202f240 lectures par jour, le 12 novembre 2026',
    );
    expect(describeCurve([1, ...Array(72).fill(0)], 'year', LAST)).toBe(
      'Au plus 1 lecture en cinq jours, à partir du 22 novembre 2025',
    );
    expect(stepDays('year', LAST).at(-1)).toBe('2026-11-17');
  });
});

describe('the page', () => {
  const list = (records: readonly unknown[] | undefined) => ({
    records,
    unreadable: 0,
    isCut: false,
    isReading: records === undefined,
  });
  const open = (figures: readonly unknown[] | undefined) => {
    useLiveList.mockImplementation((source) =>
      list(source === HOTELS ? hotels : source === BLOG_POSTS ? posts : figures),
    );
    return render(<FiguresPage />);
  };
  const exportButton = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter CSV' });
  beforeEach(() => {
    useLiveList.mockReset();
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says that it loads, and that nothing is counted yet', () => {
    open(undefined);
    expect(screen.getByText('Chargement des chiffres…')).toBeTruthy();
    expect(exportButton().disabled).toBe(true);
    cleanup();
    open([]);
    expect(screen.getByText(/^Rien n’est encore compté/)).toBeTruthy();
    expect(exportButton().disabled).toBe(true);
  });

  it('has both periods of all records, with a table each', () => {
    open(summaries);
    expect(screen.getByText(/jusqu’au 21 novembre 2026/)).toBeTruthy();
    expect(screen.getByText('16 lectures')).toBeTruthy();
    expect(screen.getByText('116 lectures')).toBeTruthy();
    const days = screen.getByRole('table', { name: 'Lectures, 30 derniers jours' });
    expect(within(days).getByRole('row', { name: '12 novembre 2026 5' })).toBeTruthy();
    const year = screen.getByRole('table', { name: 'Lectures, 365 derniers jours' });
    expect(within(year).getAllByRole('row')).toHaveLength(74);
    expect(exportButton().disabled).toBe(false);
  });
});

describe('the dashboard', () => {
  afterEach(cleanup);

  it('shows what was read most in the last seven days', () => {
    render(<MostRead records={all()} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sous l’érable, "vu" d’ici9 lectures',
      'Ryokan Momiji2 lectures',
    ]);
  });

  it('says that nothing was', () => {
    render(<MostRead records={[]} />);
    expect(screen.getByText('Aucune lecture ces sept derniers jours.')).toBeTruthy();
  });
});
