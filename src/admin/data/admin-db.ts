import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminFirebaseApp } from './admin-auth.ts';

/** Firestore client for live lists and writes. It caches in memory only, because records hold personal data. */
export const adminDb = initializeFirestore(adminFirebaseApp, { localCache: memoryLocalCache() });

if (emulatorPorts) connectFirestoreEmulator(adminDb, EMULATOR_HOST, emulatorPorts.firestore);
