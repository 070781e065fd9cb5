import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** A database of a test's own on the suite's emulator, where nothing else is. */
export function emptyDatabase(): Firestore {
  const projectId = `demo-${randomUUID()}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}
