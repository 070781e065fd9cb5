import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminApp } from './admin-auth.ts';

/** Database of live lists and writes. Caches in memory only: the records hold personal data. */
export const adminDb = initializeFirestore(adminApp, { localCache: memoryLocalCache() });

/** Single reads do not wait for the live lists' connection, up to a minute after an outage. */
export const readDb = lite.getFirestore(adminApp);

if (emulatorPorts) {
  connectFirestoreEmulator(adminDb, EMULATOR_HOST, emulatorPorts.firestore);
  lite.connectFirestoreEmulator(readDb, EMULATOR_HOST, emulatorPorts.firestore);
}
