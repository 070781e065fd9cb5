import { collectionGroup, getDocs, query, where } from 'firebase/firestore/lite';
import { readDocuments } from '#data/read-documents.ts';
import { FIGURE_DAYS, FigureDay } from '#domain/figures/figure-days.ts';
import { readDb } from './admin-db.ts';
import { withDeadline } from './errors.ts';

/** Reads the counts of all shards since a day (yyyy-MM-dd). Rejects when the server does not answer. */
export async function readFigures(first: string): Promise<FigureDay[]> {
  const days = query(collectionGroup(readDb, FIGURE_DAYS), where('day', '>=', first));
  return readDocuments(FigureDay, FIGURE_DAYS, (await withDeadline(getDocs(days))).docs);
}
