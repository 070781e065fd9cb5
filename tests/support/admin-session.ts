import { initializeApp } from 'firebase/app';
import { CLAIMS, emulatorAddress, type Role, type rulesProject, uidOf } from './rules.ts';

type RulesProject = ReturnType<typeof rulesProject>;
type Database = ReturnType<RulesProject['as']>;

// Replaces `admin-db.ts` and `admin-auth.ts` of `#admin/data`, and the project of the REST client, in tests
// of the administration against the real rules (rules-session.ts).

/** The app of the functions, until somebody signs in: each role has an app of its own. */
export let adminFirebaseApp: { name: string } = initializeApp({ projectId: 'demo-rules' });

export let adminDb: Database | undefined;

export const EMULATOR_HOST = emulatorAddress().host;
export const emulatorPorts = { firestore: emulatorAddress().port };
export const firebaseConfig = { projectId: 'demo-rules', apiKey: 'demo-key' };

type SignedIn = Exclude<Role, 'anonymous'>;
let signedIn: SignedIn | null = null;

let held: Promise<void> = Promise.resolve();

/** Holds back all writes until the returned function is called. */
export function holdWrites(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}

const inBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Makes an unsigned token, which emulators accept. */
function tokenOf(role: SignedIn): string {
  const { projectId } = firebaseConfig;
  const iss = `https://securetoken.google.com/${projectId}`;
  const sub = uidOf(role);
  const firebase = { sign_in_provider: 'custom', identities: {} };
  const claims = { iss, aud: projectId, iat: 0, exp: 3600, sub, user_id: sub, firebase };
  return `${inBase64({ alg: 'none', type: 'JWT' })}.${inBase64({ ...claims, ...CLAIMS[role] })}.`;
}

const userOf = (role: SignedIn) => ({
  uid: uidOf(role),
  getIdToken: () => held.then(() => tokenOf(role)),
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
  adminFirebaseApp = adminDb.app;
  firebaseConfig.projectId = project.projectId;
  signedIn = role;
}

/** Ends the session; the databases keep the rights of the role. */
export function signOut(): void {
  signedIn = null;
}
