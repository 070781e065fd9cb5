import {
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';

export type SignedIn = { status: 'signed-in'; uid: string; email: string; isAdmin: boolean };
export type Session = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

const isAdmin = (known: Session) => known.status === 'signed-in' && known.isAdmin;

/**
 * Reactfire keeps its listeners and their errors for ever (reactfire#790): a list that was refused
 * would stay so after signing in again. This clears the map in which it keeps them.
 */
export function forgetListeners(): void {
  const known: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (known instanceof Map) known.clear();
}

/** Visits of an administrator's browser are not counted among the figures, signed in or not. */
function markBrowser(): void {
  try {
    localStorage.setItem(NOT_COUNTED_KEY, 'true');
  } catch {
    // Where storage is blocked, they are.
  }
}

function publish(next: Session): void {
  if (isAdmin(next)) markBrowser();
  // What was refused without admin rights must be requested again.
  if (session.status !== 'loading' && !isAdmin(session) && isAdmin(next)) forgetListeners();
  session = next;
  for (const listener of listeners) listener();
}

async function toSession(user: User | null): Promise<Session> {
  if (user === null) return { status: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  // As in the security rules: an unverified email address may be somebody else's.
  const isAdmin = claims.admin === true && claims.email_verified === true;
  return { status: 'signed-in', uid: user.uid, email: user.email ?? '', isAdmin };
}

onIdTokenChanged(adminAuth, (user) => {
  // Offline, the claims may be unreadable: the last known ones stay.
  toSession(user).then(publish, () => {
    if (session.status === 'loading') publish({ status: 'signed-out' });
  });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, live: it may change in another tab, or when the account is disabled. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Resolves to the session once the stored one has been restored. */
export function knownSession(): Promise<Exclude<Session, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    };
    const stop = subscribe(check);
    check();
  });
}

/** Signs in; the session is known when it resolves. Rejects with Firebase's error. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(adminAuth, email, password);
  publish(await toSession(user));
}

/** Sends the password reset email. */
export async function sendPasswordReset(email: string): Promise<void> {
  adminAuth.languageCode = 'fr';
  await sendPasswordResetEmail(adminAuth, email);
}

/** Ends the session of this browser. */
export const signOut = (): Promise<void> => signOutOfFirebase(adminAuth);

/**
 * Renews the token, as rights may have been granted or revoked. The session is up to date when it
 * resolves. Rejects with Firebase's error.
 */
export async function refreshRights(): Promise<void> {
  const user = adminAuth.currentUser;
  await user?.getIdToken(true);
  publish(await toSession(user));
}
