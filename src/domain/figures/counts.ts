import * as v from 'valibot';
import { FIGURE_ACTIONS, type FigureAction } from './figure.ts';

/** How often each thing was done. */
export type Counts = Record<FigureAction, number>;

const Count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** Counts as they are stored: what is missing or unreadable is 0. */
export const StoredCounts = v.object({
  read: Count,
  saved: Count,
  shared: Count,
  followed: Count,
});

/** Counts by the record's id, as they are stored. */
export const StoredCountsById = v.fallback(v.record(v.string(), StoredCounts), {});

export const NO_COUNTS: Readonly<Counts> = { read: 0, saved: 0, shared: 0, followed: 0 };

/** The sum of counts. */
export function addCounts(...counts: readonly Readonly<Counts>[]): Counts {
  const sum = { ...NO_COUNTS };
  for (const one of counts) for (const action of FIGURE_ACTIONS) sum[action] += one[action];
  return sum;
}

type CountsById = Readonly<Record<string, Readonly<Counts>>>;

/** The sum of counts, record by record. */
export function addCountsById(...all: readonly CountsById[]): Record<string, Counts> {
  const sums = new Map<string, Counts>();
  for (const [id, counts] of all.flatMap((one) => Object.entries(one))) {
    sums.set(id, addCounts(sums.get(id) ?? NO_COUNTS, counts));
  }
  return Object.fromEntries(sums);
}
