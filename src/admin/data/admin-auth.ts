import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from '#data/firebase/firebase-config.ts';

/** The administration's Firebase app; the public site has its own, with the REST client only. */
export const adminApp = initializeApp(firebaseConfig);

/** Without a popup resolver: nobody signs in with a popup. */
export const adminAuth = initializeAuth(adminApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (emulatorPorts) {
  const url = `http://${EMULATOR_HOST}:${emulatorPorts.auth}`;
  connectAuthEmulator(adminAuth, url, { disableWarnings: true });
}
