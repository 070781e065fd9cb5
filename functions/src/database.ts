import type { Firestore } from 'firebase-admin/firestore';

async function openDatabase(): Promise<Firestore> {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return getFirestore(initializeApp());
}

let opened: Promise<Firestore> | undefined;

/** The database past its rules. Loaded on first use: the function that renders pages starts without it. */
export function database(): Promise<Firestore> {
  opened ??= openDatabase();
  return opened;
}
