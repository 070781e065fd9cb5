import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase-config.ts';

async function openFirestore() {
  const [{ initializeApp }, lite] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore/lite'),
  ]);
  // Failures reject and are reported: Firestore need not log them as well.
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp(firebaseConfig, 'public'));
  if (emulatorPorts) lite.connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPorts.firestore);
  return { ...lite, db };
}

let opened: ReturnType<typeof openFirestore> | undefined;

/**
 * Loads Firestore's REST client on the first read: pages filled by the server do not need it.
 * Unlike the full SDK it rejects when offline instead of resolving with an empty snapshot.
 */
export function firestoreLite(): ReturnType<typeof openFirestore> {
  opened ??= openFirestore().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
