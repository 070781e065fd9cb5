import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  addCountsById,
  type Counts,
  NO_COUNTS,
  StoredCountsById,
} from '../../../src/domain/figures/counts.ts';
import {
  FIGURE_KINDS,
  type FigureKind,
  readFigureKey,
} from '../../../src/domain/figures/figure.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

/** How many shards go into a day at once: a transaction may have 10 MiB. */
const AT_ONCE = 8;

const OpenCounts = v.fallback(v.record(v.string(), v.number()), {});

/** The counts of a shard of one kind, by record. */
function countsIn(shard: DocumentSnapshot, kind: FigureKind): Record<string, Counts> {
  const entries = Object.entries(v.parse(OpenCounts, shard.get('counts')));
  const counts = entries.flatMap(([key, count]) => {
    const figure = readFigureKey(key);
    if (figure?.kind !== kind) return [];
    return [{ [figure.id]: { ...NO_COUNTS, [figure.action]: count } }];
  });
  return addCountsById(...counts);
}

/** Moves some shards of the oldest day into its documents. @returns how many were there */
async function closeSome(db: Firestore, transaction: Transaction, today: string): Promise<number> {
  const open = db.collection(COLLECTIONS.openFigures);
  const [oldest] = (await transaction.get(open.where('day', '<', today).orderBy('day').limit(1)))
    .docs;
  const day: unknown = oldest?.get('day');
  if (oldest === undefined || typeof day !== 'string') return 0;
  const { docs: shards } = await transaction.get(open.where('day', '==', day).limit(AT_ONCE));
  const days = await transaction.getAll(
    ...FIGURE_KINDS.map((kind) => db.collection(COLLECTIONS.figureDays).doc(`${day}-${kind}`)),
  );
  for (const [index, kind] of FIGURE_KINDS.entries()) {
    const stored = days[index];
    if (stored === undefined) continue;
    const before = v.parse(StoredCountsById, stored.get('counts'));
    const counts = addCountsById(before, ...shards.map((shard) => countsIn(shard, kind)));
    transaction.set(stored.ref, { day, kind, counts });
  }
  for (const { ref } of shards) transaction.delete(ref);
  return shards.length;
}

/**
 * Adds the counts of the days before today up in one document a day and kind. A shard is added and
 * deleted in one step: run again, after a failure or twice at once, it counts nothing twice.
 * @param today the day in Paris, yyyy-MM-dd
 * @returns how many shards were added
 */
export async function closeDays(db: Firestore, today: string): Promise<number> {
  for (let sum = 0; ; ) {
    const count = await db.runTransaction((transaction) => closeSome(db, transaction, today));
    if (count === 0) return sum;
    sum += count;
  }
}
