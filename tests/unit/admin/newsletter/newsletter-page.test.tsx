// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineError } from '#admin/data/require-online.ts';
import { ImportDialog } from '#admin/features/newsletter/import-dialog.tsx';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';
import { CONSENT_BASIS_REQUIRED } from '#domain/newsletter/consent-basis.ts';

const useLongList = vi.hoisted(() => vi.fn());
vi.mock('#admin/features/list/use-long-list.ts', () => ({ useLongList }));
vi.mock('#admin/data/use-count.ts', () => ({
  useTotal: (_: unknown, { records, isCut }: { records?: unknown[]; isCut: boolean }) =>
    isCut ? 80_000 : records?.length,
}));
const files = vi.hoisted((): string[] => []);
vi.mock('#admin/features/list/download-csv.ts', () => ({
  downloadCsv: async (_: string, pieces: AsyncIterable<string>) => {
    let file = '';
    for await (const piece of pieces) file += piece;
    files.push(file);
  },
}));
const readParts = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/read-records.ts', () => ({ readParts }));
const toastError = vi.hoisted(() => vi.fn());
vi.mock('#ui/toast/toast.ts', () => ({ toastError }));
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));
const importSubscribers = vi.hoisted(() => vi.fn());
vi.mock('#admin/data/admin-callables.ts', () => ({ importSubscribers }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({}),
  getRouteApi: () => ({ useSearch: () => ({}), useNavigate: () => () => undefined }),
  Link: () => null,
}));
// Its rows need a window with a height.
vi.mock('#admin/features/newsletter/subscription-list.tsx', () => ({
  SubscriptionList: () => null,
}));

const list = (records: unknown[] | undefined, total = records?.length) => ({
  records,
  unreadable: 0,
  isCut: total !== records?.length,
  isReading: false,
  total,
  version: records,
  readMore: vi.fn(),
});
const aSubscription = (id: string, active = true) => ({
  id,
  email: `${id}@b.fr`,
  source: null,
  subscribed_at: null,
  active,
});
const open = () => render(<NewsletterPage />);
const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Exporter CSV' });

describe('the newsletter’s page', () => {
  beforeEach(() => {
    useLongList.mockReset();
    files.length = 0;
  });
  afterEach(cleanup);

  it('shows that it is loading, without figures', () => {
    useLongList.mockReturnValue(list(undefined));
    open();
    expect(screen.getByText('Chargement des abonnements…')).toBeTruthy();
    expect(screen.getAllByText('…')).toHaveLength(3);
    expect(exportButton().disabled).toBe(true);
  });

  it('shows that there is nothing, and disables the export', () => {
    useLongList.mockReturnValue(list([]));
    open();
    expect(screen.getByText('Aucun abonnement à la newsletter trouvé.')).toBeTruthy();
    expect(screen.getAllByText('0')).toHaveLength(2);
    expect(screen.getByText('0 %')).toBeTruthy();
    expect(exportButton().disabled).toBe(true);
  });

  it('counts all and active subscriptions, and rounds the rate', () => {
    const records = [true, true, false].map((active, index) => aSubscription(`n${index}`, active));
    useLongList.mockReturnValue(list(records));
    open();
    for (const text of ['3', '2', '67 %']) expect(screen.getByText(text)).toBeTruthy();
    expect(exportButton().disabled).toBe(false);
  });

  /** Presses a button, and waits until the file is made. */
  const press = (name: string) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const rowsOf = (file: string | undefined) => file?.split('\r\n').slice(1, -1);

  it('exports with commas, or with semicolons once they are chosen', async () => {
    useLongList.mockReturnValue(list([aSubscription('a')]));
    open();
    await press('Exporter CSV');
    fireEvent.change(screen.getByLabelText('Séparateur du CSV'), { target: { value: ';' } });
    await press('Exporter CSV');
    expect(files.map(rowsOf)).toEqual([['a@b.fr,,,Oui'], ['a@b.fr;;;Oui']]);
    expect(readParts).not.toHaveBeenCalled();
  });

  it('of a long list has counts of all, exports all, and says what is shown', async () => {
    useLongList.mockReturnValue(list([aSubscription('a')], 100_000));
    readParts.mockImplementation(async function* () {
      yield [aSubscription('a'), aSubscription('b')];
      yield [aSubscription('c')];
    });
    open();
    for (const text of ['100 000', '80 000', '80 %']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/^Liste limitée à 1 lignes sur 100 000/)).toBeTruthy();
    await press('Exporter les 1 affichés');
    await press('Exporter CSV');
    expect(files.map(rowsOf)).toEqual([
      ['a@b.fr,,,Oui'],
      ['a@b.fr,,,Oui', 'b@b.fr,,,Oui', 'c@b.fr,,,Oui'],
    ]);
  });

  it('exports all while the rest of the list is being read', async () => {
    const first = { ...list([aSubscription('a')]), isReading: true, total: undefined };
    useLongList.mockReturnValue(first);
    readParts.mockImplementation(async function* () {
      yield [aSubscription('a'), aSubscription('b')];
    });
    open();
    await press('Exporter CSV');
    expect(files.map(rowsOf)).toEqual([['a@b.fr,,,Oui', 'b@b.fr,,,Oui']]);
  });

  it('says when the export fails', async () => {
    useLongList.mockReturnValue(list([aSubscription('a')], 100_000));
    // biome-ignore lint/correctness/useYield: it fails before the first part.
    readParts.mockImplementation(async function* () {
      throw new OfflineError('No network.');
    });
    open();
    await press('Exporter CSV');
    expect(toastError.mock.calls.at(-1)?.[0]).toBe('L’export a échoué');
    expect(files).toEqual([]);
  });
});

describe('the import dialog', () => {
  beforeEach(() => {
    importSubscribers.mockReset();
  });
  afterEach(cleanup);

  it('lists what it leaves out before it writes, and keeps it to be corrected', async () => {
    importSubscribers.mockResolvedValue({ imported: 1, known: 0, duplicates: 0, invalid: [] });
    render(<ImportDialog onClose={() => undefined} />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Adresses' });
    const value = 'a@exemple.fr\nb.exemple.fr\nA@exemple.fr';
    fireEvent.change(area, { target: { value } });
    const summary = screen.getByRole('region', { name: 'Avant l’import' });
    expect(summary.textContent).toContain(
      '1 adresse sera importée, 1 en double, 1 laissée de côté',
    );
    expect(summary.textContent).toContain('Ligne 2\u00a0: b.exemple.fr\u00a0: il n’y a pas de @');
    expect(importSubscribers).not.toHaveBeenCalled();
    const start = screen.getByRole('button', { name: 'Importer' });
    fireEvent.click(start);
    expect(await screen.findByText(CONSENT_BASIS_REQUIRED)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Leur accord'), { target: { value: 'spoken' } });
    fireEvent.click(start);
    expect(await screen.findByText('1 adresse importée')).toBeTruthy();
    expect(importSubscribers.mock.calls).toEqual([[['a@exemple.fr'], 'spoken']]);
    expect(area.value).toBe('b.exemple.fr');
  });
});
