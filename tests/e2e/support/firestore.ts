import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { DEMO_PROJECT_ID } from '#domain/site/ports.ts';

const NAME = 'e2e';

function adminApp(): App {
  const known: App | undefined = getApps().find((app) => app.name === NAME);
  return known ?? initializeApp({ projectId: DEMO_PROJECT_ID }, NAME);
}

/** The suite's database, bypassing the rules: to read what is stored and to add a test's own data. */
export function database(): Firestore {
  return getFirestore(adminApp());
}

/** The suite's accounts. */
export function accounts(): Auth {
  return getAuth(adminApp());
}
