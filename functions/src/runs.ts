import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../src/domain/site/collections.ts';

/** Refers to the time of the last scheduled run; the document is missing until the first run. */
export const lastRun = (db: Firestore) => db.doc(`${COLLECTIONS.runs}/tick`);
