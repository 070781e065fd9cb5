import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminApp } from './admin-auth.ts';

/**
 * For what is read once: each read is a request of its own. Those of `adminDb` share a connection with
 * the live lists, and after an outage would wait for it up to a minute.
 */
export const readDb = getFirestore(adminApp);
if (emulatorPorts) connectFirestoreEmulator(readDb, EMULATOR_HOST, emulatorPorts.firestore);
