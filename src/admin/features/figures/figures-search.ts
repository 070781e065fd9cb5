import type { NamedFigures } from '#admin/data/named-figures.ts';
import {
  oneOf,
  readText,
  type Sort,
  searchReader,
  sortRecords,
} from '#admin/features/list/list-search.ts';
import type { Period, PeriodFigures } from '#domain/figures/summary.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** The URL search of the page of figures. */
export const readFiguresSearch = searchReader({
  q: readText,
  periode: oneOf(['an']),
  quoi: oneOf(['hotel', 'article']),
  tri: oneOf(['nom', 'lectures', 'favoris', 'partages', 'partenaire']),
  ordre: oneOf(['asc', 'desc']),
});
export type FiguresSearch = ReturnType<typeof readFiguresSearch>;
export type FigureKey = NonNullable<FiguresSearch['tri']>;

/** A record with its figures of the chosen period. */
export type FigureRow = Omit<NamedFigures, 'figures'> & { figures: PeriodFigures };

const SORT_KEYS: Record<FigureKey, (row: FigureRow) => string | number> = {
  nom: ({ name }) => name,
  lectures: ({ figures }) => figures.counts.read,
  favoris: ({ figures }) => figures.counts.saved,
  partages: ({ figures }) => figures.counts.shared,
  partenaire: ({ figures }) => figures.counts.followed,
};

export const periodOf = ({ periode }: FiguresSearch): Period =>
  periode === 'an' ? 'year' : 'month';

/** Names from A, figures from the largest. */
const firstDirection = (key: FigureKey) => (key === 'nom' ? 'asc' : 'desc');

/** The order in the URL search: what was read most comes first by default. */
export function figureSort({ tri = 'lectures', ordre }: FiguresSearch): Sort<FigureKey> {
  return { key: tri, direction: ordre ?? firstDirection(tri) };
}

/** The search parameters after a column head is pressed: the other way round the second time. */
export function sortedByFigure(search: FiguresSearch, key: FigureKey) {
  const sort = figureSort(search);
  const first = firstDirection(key);
  const isAgain = sort.key === key && sort.direction === first;
  return { tri: key, ordre: isAgain ? (first === 'asc' ? 'desc' : 'asc') : undefined };
}

/** The records that match the URL search, with the figures of its period. */
export function figureRows(all: readonly NamedFigures[], search: FiguresSearch): FigureRow[] {
  const wanted = foldText(search.q?.trim() ?? '');
  const period = periodOf(search);
  const found = all
    .filter(
      ({ name, kind }) =>
        foldText(name).includes(wanted) && (search.quoi === undefined || search.quoi === kind),
    )
    .map((record) => ({ ...record, figures: record.figures[period] }));
  const { key, direction } = figureSort(search);
  return sortRecords(found, direction, SORT_KEYS[key]);
}
