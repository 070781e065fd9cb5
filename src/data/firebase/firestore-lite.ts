import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase-config.ts';

async function openFirestore() {
  const [{ initializeApp }, lite] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore/lite'),
  ]);
  // Failed reads reject and are reported: Firestore's own log would only repeat them.
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp(firebaseConfig, 'public'));
  if (emulatorPorts) lite.connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPorts.firestore);
  return { ...lite, db };
}

let opened: ReturnType<typeof openFirestore> | undefined;

/**
 * Loads Firestore's REST client on the first read, because server-rendered pages need no read. Unlike the
 * full SDK, the REST client rejects when offline instead of resolving with an empty snapshot.
 */
export function firestoreLite(): ReturnType<typeof openFirestore> {
  opened ??= openFirestore().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
