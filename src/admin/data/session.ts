import { FirebaseError } from 'firebase/app';
import {
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
  type UserCredential,
  updatePassword,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#data/web-storage.ts';
import { sessionRight } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';

// Functions that ask the server reject with Firebase's error.

/** An account that signed in less than twelve hours ago. */
export type Account = { uid: string; email: string; isAdmin: boolean };

/** Undefined until the stored session has been restored, null without one. */
let session: Account | null | undefined;
const listeners = new Set<() => void>();

function publish(next: Account | null): void {
  session = next;
  for (const listener of listeners) listener();
  // Visits by an administrator's browser are not counted among the figures, signed in or not.
  if (hasRights()) deviceStorage.write(NOT_COUNTED_KEY, true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the live session: another tab may end it, or the account may be disabled. */
export const useSession = (): Account | null =>
  useSyncExternalStore(subscribe, () => session ?? null);

/** Returns true while the session has the rights of an administrator, as far as its token tells. */
export const hasRights = (): boolean => session?.isAdmin === true;

/** Publishes the session of a user, unless the user has left while the claims were read. */
async function judge(user: User | null, isRenewed = false): Promise<void> {
  const token = await user?.getIdTokenResult(isRenewed);
  if (adminAuth.currentUser?.uid !== user?.uid) return;
  // The token's own time, as the device's clock may be wrong. It is renewed within the hour.
  const right = token ? sessionRight(token.claims, new Date(token.issuedAtTime)) : 'ended';
  const isAdmin = right === 'granted';
  publish(user && right !== 'ended' ? { uid: user.uid, email: user.email ?? '', isAdmin } : null);
}

/** Offline, the claims may be unreadable: the last known session stays. */
const judgeSafely = (user: User | null): Promise<void> =>
  judge(user).catch(() => publish(session ?? null));

/** Follows the account of this browser from now on. */
export function followSession(): void {
  onIdTokenChanged(adminAuth, (user) => void judgeSafely(user));
}

/** Resolves to the session once the stored one has been restored. */
export async function knownSession(): Promise<Account | null> {
  await adminAuth.authStateReady();
  if (session === undefined) await judgeSafely(adminAuth.currentUser);
  return session ?? null;
}

/** Renews the token, as rights may have been granted or revoked, and publishes the session. */
export const refreshRights = (): Promise<void> => judge(adminAuth.currentUser, true);

/** Returns true for what the security rules or our functions refuse to an account. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  /^(?:functions\/)?(?:permission-denied|unauthenticated)$/.test(error.code);

/** Renews the rights of a session that the server refused: it may have been ended elsewhere. */
export function noteRefusal(error: unknown): void {
  if (session && isRefusal(error)) refreshRights().catch(() => undefined);
}

/** Resolves once a sign-in has succeeded and its session is known. */
export async function startSession(signingIn: Promise<UserCredential>): Promise<void> {
  await judge((await signingIn).user);
}

export const signIn = (email: string, password: string): Promise<void> =>
  startSession(signInWithEmailAndPassword(adminAuth, email, password));

let leaving = false;

/** Returns true while the page is left for the sign-in page on purpose. */
export const isLeaving = (): boolean => leaving;

/** Ends the session of this browser; `leaveForSignIn` is to follow. */
export async function signOut(): Promise<void> {
  leaving = true;
  try {
    await signOutOfFirebase(adminAuth);
  } finally {
    leaving = adminAuth.currentUser === null;
  }
}

/** Loads the sign-in page afresh: no listener or cache of the page survives. */
export function leaveForSignIn(): void {
  leaving = true;
  location.assign('/admin/login');
}

/**
 * Changes the password, which ends all other sessions. Rejects with `auth/requires-recent-login`
 * where `present` is empty and the session began a while ago.
 */
export async function changePassword(present: string, next: string): Promise<void> {
  const user = adminAuth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (present !== '') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, present));
  }
  await updatePassword(user, next);
  // The change ends this session too; where signing in again fails, the page asks for it.
  await signIn(user.email, next).catch(() => undefined);
}
