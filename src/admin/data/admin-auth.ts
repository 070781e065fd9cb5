import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from '#data/firebase/firebase-config.ts';

/** The administration's Firebase app. Only the administration loads the SDK; the public site uses Firestore's REST API. */
export const adminFirebaseApp = initializeApp(firebaseConfig);

/** Firebase Auth without a popup resolver, because nobody signs in with a popup. */
export const adminAuth = initializeAuth(adminFirebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (emulatorPorts) {
  const url = `http://${EMULATOR_HOST}:${emulatorPorts.auth}`;
  connectAuthEmulator(adminAuth, url, { disableWarnings: true });
}
