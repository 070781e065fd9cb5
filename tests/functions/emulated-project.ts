import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Opens an empty database on the suite's emulator, in a project of its own. */
export function emptyDatabase(): Firestore {
  const projectId = `demo-${randomUUID()}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}
