import {
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { adminAuth } from './admin-auth.ts';

export type SignedIn = { status: 'signed-in'; uid: string; email: string; isAdmin: boolean };
export type Session = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

const isAdmin = (known: Session) => known.status === 'signed-in' && known.isAdmin;

/**
 * Reactfire keeps its listeners for ever, their errors too (reactfire#790): a list that was refused
 * would stay so after signing in again. This empties the map in which it keeps them.
 */
export function forgetListeners(): void {
  const known: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  if (known instanceof Map) known.clear();
}

function publish(next: Session): void {
  // What was refused without the rights has to be asked for again.
  if (session.status !== 'loading' && !isAdmin(session) && isAdmin(next)) forgetListeners();
  session = next;
  for (const listener of listeners) listener();
}

async function toSession(user: User | null): Promise<Session> {
  if (user === null) return { status: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  // As the security rules have it: an email address that nobody verified may be somebody else's.
  const isAdmin = claims.admin === true && claims.email_verified === true;
  return { status: 'signed-in', uid: user.uid, email: user.email ?? '', isAdmin };
}

onIdTokenChanged(adminAuth, (user) => {
  // Without a network the claims may not be read: the last ones known stay.
  toSession(user).then(publish, () => {
    if (session.status === 'loading') publish({ status: 'signed-out' });
  });
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in, as it changes: here, in another tab, or by an account that was blocked. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Who is signed in, once the stored session has been looked for. */
export function knownSession(): Promise<Exclude<Session, { status: 'loading' }>> {
  return new Promise((resolve) => {
    const settle = () => {
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    };
    const stop = subscribe(settle);
    settle();
  });
}

/** Signs in; the session is known when it resolves. Rejects with Firebase's error. */
export async function signIn(email: string, password: string): Promise<void> {
  const { user } = await signInWithEmailAndPassword(adminAuth, email, password);
  publish(await toSession(user));
}

/** Sends the mail with which a new password is chosen. */
export async function sendPasswordReset(email: string): Promise<void> {
  adminAuth.languageCode = 'fr';
  await sendPasswordResetEmail(adminAuth, email);
}

/** Ends the session of this browser. */
export const signOut = (): Promise<void> => signOutOfFirebase(adminAuth);

/**
 * Renews the token: rights may have been granted or revoked since the last one. The session has them
 * when it resolves. Rejects with Firebase's error.
 */
export async function refreshRights(): Promise<void> {
  const user = adminAuth.currentUser;
  await user?.getIdToken(true);
  publish(await toSession(user));
}
