import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';

const NAME = 'e2e';

function adminApp(): App {
  const known: App | undefined = getApps().find((app) => app.name === NAME);
  return known ?? initializeApp({ projectId: DEMO_PROJECT_ID }, NAME);
}

/** Returns the suite's database, bypassing the rules, to read stored data and add a test's own. */
export function database(): Firestore {
  return getFirestore(adminApp());
}

const RESTORED = ['deleted_at', 'was_shown'];

/** Returns a stored record without the nulls left by restoring, or undefined if it is deleted. */
export function notDeleted(stored: DocumentData | undefined): DocumentData | undefined {
  if (!stored || stored.deleted_at) return undefined;
  const fields = Object.entries(stored);
  return Object.fromEntries(
    fields.filter(([name, value]) => value !== null || !RESTORED.includes(name)),
  );
}

export function accounts(): Auth {
  return getAuth(adminApp());
}
