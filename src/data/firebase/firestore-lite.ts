import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase-config.ts';

async function openFirestore() {
  const [{ initializeApp }, lite] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore/lite'),
  ]);
  // Its failures reach us as errors, which are reported; it need not write them to the console too.
  lite.setLogLevel('silent');
  const db = lite.getFirestore(initializeApp(firebaseConfig, 'public'));
  if (emulatorPorts) lite.connectFirestoreEmulator(db, EMULATOR_HOST, emulatorPorts.firestore);
  return { ...lite, db };
}

let opened: ReturnType<typeof openFirestore> | undefined;

/**
 * The public read path: Firestore's REST client, loaded on the first read so that no visitor
 * downloads it for a page that the server has already filled. Unlike the full SDK it rejects
 * when offline instead of answering with an empty snapshot.
 */
export function firestoreLite(): ReturnType<typeof openFirestore> {
  opened ??= openFirestore().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}
