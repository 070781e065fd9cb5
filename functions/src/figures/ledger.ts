import { setTimeout as wait } from 'node:timers/promises';
import type { FieldValue, Firestore } from 'firebase-admin/firestore';
import { type Figure, figureKey } from '../../../src/domain/figures/figure.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { todayIso } from '../../../src/domain/text/days.ts';

/** How many instances write. */
export const MAX_INSTANCES = 5;
/** How many figures wait for one write at most: Firestore increments up to 500 fields in one. */
export const MAX_WAITING = 250;
/** From one write of an instance to the next. */
export const PAUSE_MS = 200;
/** With all instances at their limit, each document is written every two seconds. */
const SHARDS = (MAX_INSTANCES * 2_000) / PAUSE_MS;

type Store = {
  db: Firestore;
  /** The SDK's own, which is loaded with the database. */
  increment: (count: number) => FieldValue;
  now: () => Date;
};

/**
 * Adds figures to the counts of today in Paris, which are spread among so many documents, taken one
 * after the other, that none is written more than once a second for long, however many come. After a
 * pause an instance writes at once; what comes sooner goes together in its next write. Nothing is left
 * in memory once it is answered.
 * @returns a function that resolves when its figure is stored, and rejects when it is not
 */
export function openLedger({ db, increment, now }: Store) {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let free: Promise<unknown> = Promise.resolve();
  let shard = Math.floor(Math.random() * SHARDS);

  async function write(keys: readonly string[]): Promise<void> {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    const increments = [...counts].map(([key, count]) => [key, increment(count)]);
    const day = todayIso(now());
    shard = (shard + 1) % SHARDS;
    await db
      .collection(COLLECTIONS.openFigures)
      .doc(`${day}-${shard}`)
      .set({ day, counts: Object.fromEntries(increments) }, { merge: true });
  }

  async function writeNext(): Promise<void> {
    await free;
    const written = write(waiting);
    waiting = [];
    next = undefined;
    free = Promise.allSettled([written, wait(PAUSE_MS)]);
    await written;
  }

  return (figure: Figure): Promise<void> => {
    waiting.push(figureKey(figure));
    next ??= writeNext();
    return next;
  };
}
