import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID } from '#domain/ports.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import { isEmpty, seedFirestore } from './seed.ts';
import { emulatorEnv } from './suite.ts';

/** Fills an empty database of the running emulators; says what it did. */
export async function seedSuite(offset: number): Promise<string> {
  // The admin SDK finds the emulators through the environment only.
  Object.assign(process.env, emulatorEnv(offset));
  const app = initializeApp({ projectId: DEMO_PROJECT_ID }, `seed-${offset}`);
  try {
    await ensureDemoAccounts(getAuth(app));
    const db = getFirestore(app);
    if (!(await isEmpty(db))) return 'kept the data of the last run';
    return `wrote ${await seedFirestore(db)} demo documents`;
  } finally {
    await deleteApp(app);
  }
}
