import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { adminApp } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';

/** Provides reactfire with the app and its database. */
export function LiveData({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={adminApp}>
      <FirestoreProvider sdk={adminDb}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
