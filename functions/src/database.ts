import type { Firestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

/** The database past its rules. Loaded on first use: the function that renders pages starts without it. */
export async function database(): Promise<Firestore> {
  const [app, { getFirestore }] = await Promise.all([
    adminApp(),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(app);
}
