import * as v from 'valibot';
import {
  COUNTED_ACTIONS,
  COUNTED_RECORD_KINDS,
  type CountedAction,
  type CountedRecordKind,
} from './actions.ts';

export const DAILY_COUNTS_SUBCOLLECTION = 'days';

export type ActionCounts = Record<CountedAction, number>;

const Count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const Counts = v.object(v.entriesFromList(COUNTED_ACTIONS, Count));
const CountsById = v.fallback(v.record(v.string(), Counts), {});

/** One shard of a day's counters (Paris time), by record. Unreadable counts are read as 0. */
export const DailyCountsShard = v.object({
  day: v.string(),
  counts: v.object(v.entriesFromList(COUNTED_RECORD_KINDS, CountsById)),
});
export type DailyCountsShard = v.InferOutput<typeof DailyCountsShard>;

const NONE: Readonly<ActionCounts> = v.parse(Counts, {});

export function sumActionCounts(...summands: readonly Readonly<ActionCounts>[]): ActionCounts {
  const sum = { ...NONE };
  for (const counts of summands) {
    for (const action of COUNTED_ACTIONS) sum[action] += counts[action];
  }
  return sum;
}

export function rankRecordsByCount(
  shards: readonly DailyCountsShard[],
  action: CountedAction = 'read',
) {
  const records = new Map<string, { kind: CountedRecordKind; id: string; counts: ActionCounts }>();
  for (const shard of shards) {
    for (const kind of COUNTED_RECORD_KINDS) {
      for (const [id, counts] of Object.entries(shard.counts[kind])) {
        const countsSoFar = records.get(`${kind}/${id}`)?.counts ?? NONE;
        records.set(`${kind}/${id}`, { kind, id, counts: sumActionCounts(countsSoFar, counts) });
      }
    }
  }
  return [...records.values()].toSorted(
    (a, b) => b.counts[action] - a.counts[action] || (a.id < b.id ? -1 : 1),
  );
}

export function sumActionCountsByDay(
  shards: readonly DailyCountsShard[],
  days: readonly string[],
  action: CountedAction,
): number[] {
  const totals = new Map<string, number>();
  for (const shard of shards) {
    const records = COUNTED_RECORD_KINDS.flatMap((kind) => Object.values(shard.counts[kind]));
    for (const counts of records) {
      totals.set(shard.day, (totals.get(shard.day) ?? 0) + counts[action]);
    }
  }
  return days.map((day) => totals.get(day) ?? 0);
}
