import { readFigures } from '#admin/data/read-figures.ts';
import { type Titles, useTitles } from '#admin/data/titles.ts';
import { useRead } from '#admin/data/use-read.ts';
import { daysUntil } from '#domain/figures/days.ts';
import { FIGURE_ACTIONS, type FigureAction, type FigureKind } from '#domain/figures/figure.ts';
import {
  addCounts,
  countsByDay,
  type RecordFigures,
  rankRecords,
} from '#domain/figures/figure-days.ts';
import { articlePath, hotelPath } from '#domain/site/record-paths.ts';
import { toCsv } from '#domain/text/csv.ts';
import { todayIso } from '#domain/text/dates.ts';
import { type FiguresSearch, PERIODS } from './figures-search.ts';

export const ACTION_LABELS: Record<FigureAction, string> = {
  read: 'Lectures',
  saved: 'Mises en favoris',
  shared: 'Partages',
  followed: 'Vers le partenaire',
};

export const KIND_LABELS: Record<FigureKind, string> = { hotel: 'Hôtel', article: 'Article' };

export type NamedFigures = RecordFigures & { name: string };

/** Names the figures of records. Leaves out deleted records, unless their names were not all read. */
export function nameFigures(
  figures: readonly RecordFigures[],
  { titles, isCut }: Titles,
): NamedFigures[] {
  const names = new Map(titles.map(({ section, id, label }) => [`${section}/${id}`, label]));
  return figures.flatMap((record) => {
    const { kind, id } = record;
    const name = names.get(`${kind}s/${id}`) ?? (isCut ? id : undefined);
    return name === undefined ? [] : [{ ...record, name }];
  });
}

/** Reads the figures of a period; the value is undefined until they are known. */
export function useFigures({ days: count = PERIODS[0], by = 'read' }: FiguresSearch) {
  const days = daysUntil(todayIso(), count);
  const [first = ''] = days;
  const titles = useTitles();
  const read = useRead(['figures', first], () => readFigures(first));
  const problem = read.problem ?? titles.problem;
  if (!read.value || !titles.value) return { problem };
  const ranked = rankRecords(read.value, by);
  const figures = {
    days,
    total: addCounts(...ranked.map(({ counts }) => counts)),
    curve: countsByDay(read.value, days, by),
    records: nameFigures(ranked, titles.value),
  };
  return { figures };
}

/** Returns figures as a CSV file; an article is only read. */
export const figuresToCsv = (figures: readonly NamedFigures[]): string =>
  toCsv([
    ['Type', 'Nom', 'Adresse de la page', ...Object.values(ACTION_LABELS)],
    ...figures.map(({ kind, id, name, counts }) => [
      KIND_LABELS[kind],
      name,
      kind === 'hotel' ? hotelPath(id) : articlePath(id),
      ...FIGURE_ACTIONS.map((action) =>
        kind === 'hotel' || action === 'read' ? String(counts[action]) : '',
      ),
    ]),
  ]);
