import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type firebase from 'firebase/compat/app';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';

type Firestore = firebase.firestore.Firestore;
export type Fields = Record<string, unknown>;

const HOUR_S = 60 * 60;
const now = Math.floor(Date.now() / 1000);
const signedIn = { auth_time: now - 60 };
const administrator = {
  ...signedIn,
  admin: true,
  email_verified: true,
  email: 'admin@example.org',
};

/** Token claims by role; only the last role has all that the rules require of an administrator. */
export const CLAIMS = {
  account: { ...signedIn, email_verified: true },
  'account with the claim as text': { ...administrator, admin: 'true' },
  'account whose claim was revoked': { ...administrator, admin: false },
  'admin whose email address is not verified': { ...administrator, email_verified: false },
  'admin without an email address': { ...signedIn, admin: true },
  'admin who signed in 12 hours ago': { ...administrator, auth_time: now - 12 * HOUR_S },
  admin: administrator,
} as const;

export type Role = 'anonymous' | keyof typeof CLAIMS;

export const ADMINS: readonly Role[] = ['admin'];

export const uidOf = (role: Role): string => role.replaceAll(' ', '-');

/** All roles without an administrator's rights. */
export const VISITORS: readonly Role[] = [
  'anonymous',
  'account',
  'account with the claim as text',
  'account whose claim was revoked',
  'admin whose email address is not verified',
  'admin without an email address',
  'admin who signed in 12 hours ago',
];

const RULES_FILE = join(import.meta.dirname, '../../firestore.rules');

/** Returns the Firestore emulator's address; the test runner sets the variable. */
export function emulatorAddress(): { host: string; port: number } {
  const address = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const match = /^(.+):(\d+)$/.exec(address);
  if (!match?.[1]) {
    throw new Error(`FIRESTORE_EMULATOR_HOST must be host:port, it is "${address}".`);
  }
  return { host: match[1], port: Number(match[2]) };
}

/**
 * Loads this repository's rules into the emulator, for the tests of one file. The emulator
 * separates rules and data by project: with a project per file, files run in parallel.
 */
export function rulesProject(name: string) {
  let environment: RulesTestEnvironment | undefined;
  const databases = new Map<Role, Firestore>();
  const projectId = `demo-rules-${name.replaceAll('_', '-')}`;

  beforeAll(async () => {
    // The SDK would log every denial.
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...emulatorAddress(), rules: await readFile(RULES_FILE, 'utf8') },
    });
    await environment.clearFirestore();
  });

  afterAll(async () => {
    await environment?.clearFirestore();
    await environment?.cleanup();
  });

  const running = () => {
    if (!environment) throw new Error('The rules project is used outside of its tests.');
    return environment;
  };

  /** Returns the database with a role's rights. */
  const as = (role: Role): Firestore => {
    const known = databases.get(role);
    if (known) return known;
    const context =
      role === 'anonymous'
        ? running().unauthenticatedContext()
        : running().authenticatedContext(uidOf(role), CLAIMS[role]);
    const database = context.firestore();
    databases.set(role, database);
    return database;
  };

  /** Stores documents by path, bypassing the rules like the admin SDK. */
  const store = (documents: Record<string, Fields>) =>
    running().withSecurityRulesDisabled(async (context) => {
      const database = context.firestore();
      const batch = database.batch();
      for (const [path, fields] of Object.entries(documents)) batch.set(database.doc(path), fields);
      await batch.commit();
    });

  /** Deletes documents by path, bypassing the rules. */
  const remove = (...paths: string[]) =>
    running().withSecurityRulesDisabled(async (context) => {
      await Promise.all(paths.map((path) => context.firestore().doc(path).delete()));
    });

  return { projectId, as, store, remove };
}

/** Expects the rules to allow or deny a request; any other error fails the test. */
export async function expectRules(allowed: boolean, request: Promise<unknown>): Promise<void> {
  await (allowed ? assertSucceeds(request) : assertFails(request));
}

let lastId = 0;

export function newId(): string {
  lastId += 1;
  return `document-${lastId}`;
}
