import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from '#data/firebase/firebase-config.ts';

/** The Firebase app of the administration; visitors have another one, of REST calls only. */
export const adminApp = initializeApp(firebaseConfig);

/** Without a popup resolver: people sign in with a password. */
export const adminAuth = initializeAuth(adminApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (emulatorPorts) {
  const url = `http://${EMULATOR_HOST}:${emulatorPorts.auth}`;
  connectAuthEmulator(adminAuth, url, { disableWarnings: true });
}
