import type { Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/** Firestore with full rights, loaded on first use: the rendering function starts faster without it. */
export async function database(): Promise<Firestore> {
  const [app, { getFirestore }] = await Promise.all([
    adminApp(),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(app);
}
