import { createRequire } from 'node:module';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

// The admin SDK is loaded on first use, so that rendering starts faster. Initialising an app again returns the same app.

/** Opens Firestore, bypassing the security rules. */
export async function openFirestore(): Promise<Firestore> {
  const { initializeApp } = await import('firebase-admin/app');
  const { getFirestore } = await import('firebase-admin/firestore');
  return getFirestore(initializeApp());
}

export async function openFirebaseAuth(): Promise<Auth> {
  const { initializeApp } = await import('firebase-admin/app');
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(initializeApp());
}

type DocumentEvents = typeof import('firebase-functions/v2/firestore');

/**
 * Returns the module that defines Firestore triggers; null in the function that renders pages, where loading the admin
 * SDK would delay the start.
 */
export function loadFirestoreTriggers(): DocumentEvents | null {
  if (process.env.FUNCTION_TARGET === 'render') return null;
  const events: DocumentEvents = createRequire(import.meta.url)('firebase-functions/v2/firestore');
  return events;
}
