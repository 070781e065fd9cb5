import * as v from 'valibot';
import { FIGURE_ACTIONS, FIGURE_KINDS, type FigureAction, type FigureKind } from './figure.ts';

export const DAYS_SUBCOLLECTION = 'days';

export type ActionCounts = Record<FigureAction, number>;

const Count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const All = { read: Count, letter: Count, saved: Count, shared: Count, followed: Count };
const CountsById = v.fallback(v.record(v.string(), v.object(All)), {});

/** One shard of a day's counters (Paris time), by record. Unreadable counts are read as 0. */
export const FigureDay = v.object({
  day: v.string(),
  counts: v.object({ hotel: CountsById, article: CountsById }),
});
export type FigureDay = v.InferOutput<typeof FigureDay>;

const NONE: Readonly<ActionCounts> = { read: 0, letter: 0, saved: 0, shared: 0, followed: 0 };

export function sumCounts(...all: readonly Readonly<ActionCounts>[]): ActionCounts {
  const sum = { ...NONE };
  for (const counts of all) for (const action of FIGURE_ACTIONS) sum[action] += counts[action];
  return sum;
}

export type RecordFigures = { kind: FigureKind; id: string; counts: ActionCounts };

export function rankRecordsByCount(shards: readonly FigureDay[], action: FigureAction = 'read') {
  const records = new Map<string, RecordFigures>();
  for (const shard of shards) {
    for (const kind of FIGURE_KINDS) {
      for (const [id, counts] of Object.entries(shard.counts[kind])) {
        const known = records.get(`${kind}/${id}`)?.counts ?? NONE;
        records.set(`${kind}/${id}`, { kind, id, counts: sumCounts(known, counts) });
      }
    }
  }
  return [...records.values()].toSorted(
    (a, b) => b.counts[action] - a.counts[action] || (a.id < b.id ? -1 : 1),
  );
}

export function countsByDay(
  shards: readonly FigureDay[],
  days: readonly string[],
  action: FigureAction,
): number[] {
  const counts = new Map<string, number>();
  for (const shard of shards) {
    for (const one of FIGURE_KINDS.flatMap((kind) => Object.values(shard.counts[kind]))) {
      counts.set(shard.day, (counts.get(shard.day) ?? 0) + one[action]);
    }
  }
  return days.map((day) => counts.get(day) ?? 0);
}
