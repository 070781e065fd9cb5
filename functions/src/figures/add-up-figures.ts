import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { StoredCountsById } from '../../../src/domain/figures/counts.ts';
import { shiftDay } from '../../../src/domain/figures/days.ts';
import { FIGURE_KINDS, type FigureKind } from '../../../src/domain/figures/figure.ts';
import { type DayFigures, PERIODS, summarise } from '../../../src/domain/figures/summary.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { inParts } from '../../../src/domain/site/in-parts.ts';
import { FIGURES_RETENTION_MONTHS } from '../../../src/domain/site/retention.ts';
import { todayIso } from '../../../src/domain/text/days.ts';
import { closeDays } from './close-days.ts';

/** A record has about 1 kB of figures, and a document may have 1 MiB. */
const RECORDS_A_DOCUMENT = 500;
const PAGE = 200;

async function readDays(db: Firestore, kind: FigureKind, first: string): Promise<DayFigures[]> {
  const { docs } = await db
    .collection(COLLECTIONS.figureDays)
    .where('kind', '==', kind)
    .where('day', '>=', first)
    .orderBy('day')
    .get();
  return docs.map((stored) => ({
    day: String(stored.get('day')),
    counts: v.parse(StoredCountsById, stored.get('counts')),
  }));
}

/** Writes what the administration reads: the last year of all records of a kind, in few documents. */
async function writeSummary(db: Firestore, kind: FigureKind, last: string): Promise<number> {
  const first = shiftDay(last, 1 - PERIODS.year.days);
  const found = summarise(await readDays(db, kind, first), last);
  const records = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const summaries = db.collection(COLLECTIONS.figureSummaries);
  const before = await summaries.where('kind', '==', kind).select().get();
  const batch = db.batch();
  for (const { ref } of before.docs) batch.delete(ref);
  const parts = inParts(records, RECORDS_A_DOCUMENT);
  // One that says how far the figures go, even without any.
  for (const [at, part] of (parts.length > 0 ? parts : [[]]).entries()) {
    batch.set(summaries.doc(`${kind}-${at}`), { kind, last_day: last, records: part });
  }
  await batch.commit();
  return records.length;
}

async function deleteOld(db: Firestore, today: string): Promise<number> {
  const oldest = new Date(`${today}T00:00:00Z`);
  oldest.setUTCMonth(oldest.getUTCMonth() - FIGURES_RETENTION_MONTHS);
  const old = db
    .collection(COLLECTIONS.figureDays)
    .where('day', '<', oldest.toISOString().slice(0, 10))
    .limit(PAGE);
  for (let sum = 0; ; ) {
    const { docs } = await old.select().get();
    if (docs.length === 0) return sum;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    sum += docs.length;
  }
}

/**
 * Adds up the figures of the days before today in Paris, forgets those of more than 25 months ago, and
 * summarises the last year up to yesterday. Run again it changes nothing.
 * @returns how many shards were added, days forgotten, and records summarised
 */
export async function addUpFigures(db: Firestore, now: Date) {
  const today = todayIso(now);
  const shards = await closeDays(db, today);
  const forgotten = await deleteOld(db, today);
  const yesterday = shiftDay(today, -1);
  let records = 0;
  for (const kind of FIGURE_KINDS) records += await writeSummary(db, kind, yesterday);
  return { shards, forgotten, records };
}
