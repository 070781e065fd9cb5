import { readFigures } from '#admin/data/read.ts';
import { type Title, useTitles } from '#admin/data/titles.ts';
import { useRead } from '#admin/data/use-read.ts';
import { entityCountedAs } from '#domain/admin/entities.ts';
import type { FigureAction } from '#domain/figures/figure.ts';
import {
  addCounts,
  countsByDay,
  type RecordFigures,
  rankRecords,
} from '#domain/figures/figure-days.ts';
import { daysUntil } from '#domain/text/shift-day.ts';
import { todayIso } from '#domain/text/today.ts';

export const FIGURE_LABELS: Record<FigureAction, string> = {
  read: 'Lectures',
  letter: 'Par la lettre',
  saved: 'Mises en favoris',
  shared: 'Partages',
  followed: 'Clics vers le partenaire',
};

export type NamedFigures = Pick<Title, 'section' | 'id' | 'label' | 'note'> &
  Pick<RecordFigures, 'counts'>;

export function useFigures(count: number, by: FigureAction) {
  const days = daysUntil(todayIso(), count);
  const [first = ''] = days;
  const titles = useTitles();
  const read = useRead(['figures', first], () => readFigures(first));
  if (!read.value || !titles.value) return { problem: read.problem ?? titles.problem };
  const ranked = rankRecords(read.value, by);
  const known = new Map(titles.value.map((title) => [`${title.section}/${title.id}`, title]));
  const figures = {
    days,
    total: addCounts(...ranked.map(({ counts }) => counts)),
    curve: countsByDay(read.value, days, by),
    records: ranked.map(({ kind, id, counts }): NamedFigures => {
      const { section, noun } = entityCountedAs(kind);
      const { label = id, note = noun } = known.get(`${section}/${id}`) ?? {};
      return { section, id, label, note, counts };
    }),
  };
  return { figures };
}
