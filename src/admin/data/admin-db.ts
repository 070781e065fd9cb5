import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminApp } from './admin-auth.ts';

/** For live lists and writes. In memory only: what administrators read is personal. */
export const adminDb = initializeFirestore(adminApp, { localCache: memoryLocalCache() });

/**
 * For single reads. A read by `adminDb` shares the connection of the live lists, and after an outage
 * waits for it for up to a minute.
 */
export const readDb = lite.getFirestore(adminApp);

if (emulatorPorts) {
  connectFirestoreEmulator(adminDb, EMULATOR_HOST, emulatorPorts.firestore);
  lite.connectFirestoreEmulator(readDb, EMULATOR_HOST, emulatorPorts.firestore);
}
