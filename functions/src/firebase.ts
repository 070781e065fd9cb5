import type { App } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The account that reads Firestore: of what answers visitors' browsers and writes nothing (DEPLOY.md). */
export const READER = 'site-reader@';

// The admin SDK is loaded on first use: the rendering function starts faster without it.
let opened: Promise<App> | undefined;

function adminApp(): Promise<App> {
  opened ??= import('firebase-admin/app').then(({ initializeApp }) => initializeApp());
  return opened;
}

/** Opens Firestore with full rights. */
export async function database(): Promise<Firestore> {
  const [app, { getFirestore }] = await Promise.all([
    adminApp(),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(app);
}

export async function accounts(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([adminApp(), import('firebase-admin/auth')]);
  return getAuth(app);
}
