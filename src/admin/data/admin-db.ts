import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminApp } from './admin-auth.ts';

/** In memory only: what administrators read is personal, and IndexedDB fails where it is needed. */
export const adminDb = initializeFirestore(adminApp, { localCache: memoryLocalCache() });
if (emulatorPorts) connectFirestoreEmulator(adminDb, EMULATOR_HOST, emulatorPorts.firestore);
