import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';

/** Refers to the document with the time of the last run of `tick`, which is missing until the first run. */
export const lastRun = (db: Firestore) => db.doc(`${COLLECTIONS.runs}/tick`);
