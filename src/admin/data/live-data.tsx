import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { adminApp } from './admin-auth.ts';
import { adminDb } from './admin-db.ts';
import { createReads } from './use-read.ts';

/** Provides the database of live lists, and one account's cache of single reads. */
export function LiveData({ children }: { children: ReactNode }) {
  const [reads] = useState(createReads);
  return (
    <FirebaseAppProvider firebaseApp={adminApp}>
      <FirestoreProvider sdk={adminDb}>
        <QueryClientProvider client={reads}>{children}</QueryClientProvider>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
