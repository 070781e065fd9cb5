import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import { isEmpty, seedFirestore } from './seed.ts';
import { emulatorEnv } from './suite.ts';

/** Demo content is no work of anybody's: the functions that watch the documents do not see it. */
async function withoutTriggers<T>(offset: number, write: () => Promise<T>): Promise<T> {
  const hub = `http://127.0.0.1:${portsWithOffset(offset).hub}/functions`;
  await fetch(`${hub}/disableBackgroundTriggers`, { method: 'PUT' });
  try {
    return await write();
  } finally {
    await fetch(`${hub}/enableBackgroundTriggers`, { method: 'PUT' });
  }
}

/** Fills an empty database of the running emulators; says what it did. */
export async function seedSuite(offset: number): Promise<string> {
  // The admin SDK finds the emulators through the environment only.
  Object.assign(process.env, emulatorEnv(offset));
  const app = initializeApp({ projectId: DEMO_PROJECT_ID }, `seed-${offset}`);
  try {
    await ensureDemoAccounts(getAuth(app));
    const db = getFirestore(app);
    if (!(await isEmpty(db))) return 'kept the data of the last run';
    const count = await withoutTriggers(offset, () => seedFirestore(db));
    return `wrote ${count} demo documents`;
  } finally {
    await deleteApp(app);
  }
}
