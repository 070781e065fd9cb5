import * as v from 'valibot';
import { StoredRequiredText } from '#domain/schema/stored-fields.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { addCounts, type Counts, NO_COUNTS, StoredCounts } from './counts.ts';
import { daysUntil } from './days.ts';
import { FIGURE_KINDS } from './figure.ts';

/** The periods of the figures: how many days each has, and how many of them a point of its curve. */
export const PERIODS = {
  month: { days: 30, step: 1 },
  year: { days: 365, step: 5 },
} as const;
export type Period = keyof typeof PERIODS;

/** What happened in a period; `curve` has the reads of each step, oldest first. */
const PeriodFigures = v.object({ counts: StoredCounts, curve: v.array(v.number()) });
export type PeriodFigures = v.InferOutput<typeof PeriodFigures>;

const RecordFigures = v.object({
  id: StoredRequiredText,
  month: PeriodFigures,
  year: PeriodFigures,
});
export type RecordFigures = v.InferOutput<typeof RecordFigures>;

/** A summary as it is stored: the figures of records of a kind up to a day in Paris, yyyy-MM-dd. */
export const FiguresSummary = v.object({
  id: StoredRequiredText,
  kind: v.picklist(FIGURE_KINDS),
  last_day: StoredRequiredText,
  records: v.array(RecordFigures),
});
export type FiguresSummary = v.InferOutput<typeof FiguresSummary>;

/** Counts by day, yyyy-MM-dd. */
type CountsByDay = ReadonlyMap<string, Readonly<Counts>>;

function periodFigures(byDay: CountsByDay, last: string, period: Period): PeriodFigures {
  const { days, step } = PERIODS[period];
  const counts = daysUntil(last, days).map((day) => byDay.get(day) ?? NO_COUNTS);
  const curve = inParts(counts, step).map((part) => part.reduce((sum, { read }) => sum + read, 0));
  return { counts: addCounts(...counts), curve };
}

/** The counts of one day in Paris, yyyy-MM-dd, by record. */
export type DayFigures = { day: string; counts: Readonly<Record<string, Readonly<Counts>>> };

/** The figures of every record that had any, up to a day, yyyy-MM-dd. Each day is given once. */
export function summarise(days: readonly DayFigures[], last: string): RecordFigures[] {
  const records = new Map<string, Map<string, Readonly<Counts>>>();
  for (const { day, counts } of days) {
    for (const [id, ofDay] of Object.entries(counts)) {
      const byDay = records.get(id) ?? new Map<string, Readonly<Counts>>();
      records.set(id, byDay.set(day, ofDay));
    }
  }
  return [...records].map(([id, byDay]) => ({
    id,
    month: periodFigures(byDay, last, 'month'),
    year: periodFigures(byDay, last, 'year'),
  }));
}

const WEEK = 7;

/** How often a record was read in the last seven days. */
export const readsOfWeek = ({ month }: RecordFigures): number =>
  month.curve.slice(-WEEK).reduce((sum, reads) => sum + reads, 0);

/** The figures of several records together. */
export function addPeriods(period: Period, all: readonly PeriodFigures[]): PeriodFigures {
  const { days, step } = PERIODS[period];
  return {
    counts: addCounts(...all.map(({ counts }) => counts)),
    curve: Array.from({ length: days / step }, (_, index) =>
      all.reduce((sum, { curve }) => sum + (curve[index] ?? 0), 0),
    ),
  };
}
