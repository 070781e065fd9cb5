import type { ReactNode } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { adminApp } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';

/** Lets what is below listen to the database. */
export function LiveData({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={adminApp}>
      <FirestoreProvider sdk={adminDb}>{children}</FirestoreProvider>
    </FirebaseAppProvider>
  );
}
