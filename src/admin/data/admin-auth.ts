import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import { adminApp } from './admin-app.ts';

/** Without a popup resolver: people sign in with a password. */
export const adminAuth = initializeAuth(adminApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (emulatorPorts) {
  const url = `http://${EMULATOR_HOST}:${emulatorPorts.auth}`;
  connectAuthEmulator(adminAuth, url, { disableWarnings: true });
}
