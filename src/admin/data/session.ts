import {
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { adminAuth } from './admin-auth.ts';
import { forgetListeners } from './forget-listeners.ts';

export type SignedIn = { status: 'signed-in'; uid: string; email: string; isAdmin: boolean };
export type Session = { status: 'loading' } | { status: 'signed-out' } | SignedIn;

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

const isAdmin = (known: Session) => known.status === 'signed-in' && known.isAdmin;

function publish(next: Session): void {
  // What was refused without the rights is to be asked anew.
  if (session.status !== 'loading' && !isAdmin(session) && isAdmin(next)) forgetListeners();
  session = next;
  for (const listener of listeners) listener();
}

async function toSession(user: User | null): Promise<Session> {
  if (user === null) return { status: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  const isAdmin = claims.admin === true;
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
export async function signOut(): Promise<void> {
  await signOutOfFirebase(adminAuth);
}

/**
 * Asks for the rights anew: they may have been granted or taken since the last token. They are
 * known when it resolves. Rejects with Firebase's error.
 */
export async function refreshRights(): Promise<void> {
  const user = adminAuth.currentUser;
  await user?.getIdToken(true);
  publish(await toSession(user));
}
