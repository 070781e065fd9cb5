import { readDailyFigures } from '#admin/data/read.ts';
import { type RecordTitle, useRecordTitles } from '#admin/data/titles.ts';
import { useRead } from '#admin/data/use-read.ts';
import { entityOfFigureKind } from '#domain/admin/entities.ts';
import type { FigureAction } from '#domain/figures/figure.ts';
import {
  countsByDay,
  type RecordFigures,
  rankRecordsByCount,
  sumCounts,
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

export type NamedFigures = Pick<RecordTitle, 'section' | 'id' | 'label' | 'note'> &
  Pick<RecordFigures, 'counts'>;

export function useFigures(count: number, by: FigureAction) {
  const days = daysUntil(todayIso(), count);
  const [first = ''] = days;
  const titles = useRecordTitles();
  const read = useRead(['figures', first], () => readDailyFigures(first));
  if (!read.value || !titles.value) return { problem: read.problem ?? titles.problem };
  const ranked = rankRecordsByCount(read.value, by);
  const known = new Map(titles.value.map((title) => [`${title.section}/${title.id}`, title]));
  const figures = {
    days,
    total: sumCounts(...ranked.map(({ counts }) => counts)),
    curve: countsByDay(read.value, days, by),
    records: ranked.map(({ kind, id, counts }): NamedFigures => {
      const { section, noun } = entityOfFigureKind(kind);
      const { label = id, note = noun } = known.get(`${section}/${id}`) ?? {};
      return { section, id, label, note, counts };
    }),
  };
  return { figures };
}
