import { initializeApp } from 'firebase/app';
import type { rulesProject } from './rules.ts';
import { CLAIMS, type Role, uidOf } from './rules.ts';

type RulesProject = ReturnType<typeof rulesProject>;
type Database = ReturnType<RulesProject['as']>;
type Reader = ReturnType<RulesProject['readBy']>;

// Replaces `admin-db.ts` and `admin-auth.ts` of `#admin/data` in tests of the administration against
// the real rules (rules-session.ts).

/** The app of the functions only: each role has an app of its own. */
export const adminApp = initializeApp({ projectId: 'demo-rules' });

export let adminDb: Database | undefined;
export let readDb: Reader | undefined;

type SignedIn = Exclude<Role, 'anonymous'>;
let signedIn: SignedIn | null = null;

let held: Promise<void> = Promise.resolve();

/** Holds back all writes until the returned function is called. */
export function holdWrites(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

const userOf = (role: SignedIn) => ({
  uid: uidOf(role),
  getIdToken: () => held.then(() => 'token'),
  getIdTokenResult: async () => ({ claims: CLAIMS[role], issuedAtTime: new Date().toISOString() }),
});

export const adminAuth = {
  get currentUser() {
    return signedIn && userOf(signedIn);
  },
};

/** Signs in as a role: all later reads and writes are the role's. */
export function signInAs(project: RulesProject, role: SignedIn): void {
  adminDb = project.as(role);
  readDb = project.readBy(role);
  signedIn = role;
}

/** Ends the session; the databases keep the rights of the role. */
export function signOut(): void {
  signedIn = null;
}
