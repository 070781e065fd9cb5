import { createRequire } from 'node:module';
import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

// The app of Firebase's admin SDK, loaded on first use, so that the rendering function starts faster.
let opened: Promise<App> | undefined;

function adminApp(): Promise<App> {
  opened ??= import('firebase-admin/app').then(({ initializeApp }) => initializeApp());
  return opened;
}

/** Opens Firestore, bypassing the security rules. */
export async function database(): Promise<Firestore> {
  const [app, { getFirestore }] = await Promise.all([
    adminApp(),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(app);
}

export async function openFirebaseAuth(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([adminApp(), import('firebase-admin/auth')]);
  return getAuth(app);
}

type DocumentEvents = typeof import('firebase-functions/v2/firestore');

/** Returns the Firestore triggers; null in the rendering function, where loading the admin SDK would delay the start. */
export function loadFirestoreTriggers(): DocumentEvents | null {
  if (process.env.FUNCTION_TARGET === 'render') return null;
  const events: DocumentEvents = createRequire(import.meta.url)('firebase-functions/v2/firestore');
  return events;
}
