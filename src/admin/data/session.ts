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
import { sharedValue, useShared } from '#data/shared-value.ts';
import { deviceStorage } from '#data/storage.ts';
import { sessionRight } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';
import { keepDraftsOf } from './drafts.ts';

/** `isAsked` while an action waits for a recent sign-in. */
export type Account = { uid: string; email: string; isAdmin: boolean; isAsked?: boolean };

/** Undefined until the stored session has been restored; null when nobody is signed in. */
const session = sharedValue<Account | null | undefined>(undefined);

function publish(next: Account | null): void {
  session.set(next);
  // The figures exclude an administrator's browser, even after signing out.
  if (hasRights()) deviceStorage.write(NOT_COUNTED_KEY, true);
}

export const useSession = (): Account | null => useShared(session) ?? null;

export const hasRights = (): boolean => session.get()?.isAdmin === true;

/** Actions that wait for a recent sign-in: several may wait at the dialog over the page. */
const waiting = new Set<(isSignedIn: boolean) => void>();

function answerSignIn(isSignedIn: boolean): void {
  for (const answer of waiting) answer(isSignedIn);
  waiting.clear();
}

function setAsked(isAsked: boolean): void {
  const account = session.get();
  if (account) publish({ ...account, isAsked });
}

/** Asks for a new sign-in over the page, here or in another tab. Resolves to false if cancelled. */
export function askSignIn(): Promise<boolean> {
  setAsked(true);
  return new Promise((resolve) => waiting.add(resolve));
}

export function cancelSignIn(): void {
  setAsked(false);
  answerSignIn(false);
}

/** Publishes the session of a user, unless the user has signed out while the claims were read. */
async function readRights(user: User | null, isRenewed = false): Promise<void> {
  const token = await user?.getIdTokenResult(isRenewed);
  if (adminAuth.currentUser?.uid !== user?.uid) return;
  // The token's own time, because the device's clock may be wrong; tokens are renewed hourly.
  const right = token ? sessionRight(token.claims, new Date(token.issuedAtTime)) : 'ended';
  const isAdmin = right === 'granted';
  publish(user && right !== 'ended' ? { uid: user.uid, email: user.email ?? '', isAdmin } : null);
  if (isAdmin) answerSignIn(true);
  void keepDraftsOf(user && isAdmin ? user.uid : null);
}

/** Keeps the last known session when the claims are unreadable, as they may be offline. */
const readRightsSafely = (user: User | null): Promise<void> =>
  readRights(user).catch(() => publish(session.get() ?? null));

export const followSession = () =>
  onIdTokenChanged(adminAuth, (user) => void readRightsSafely(user));

export async function knownSession(): Promise<Account | null> {
  await adminAuth.authStateReady();
  if (session.get() === undefined) await readRightsSafely(adminAuth.currentUser);
  return session.get() ?? null;
}

export const refreshRights = (): Promise<void> => readRights(adminAuth.currentUser, true);

export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  /^(?:functions\/)?(?:permission-denied|unauthenticated)$/.test(error.code);

/** Renews the rights after a refusal: the session may have been ended elsewhere. */
export function noteRefusal(error: unknown): void {
  if (session.get() && isRefusal(error)) refreshRights().catch(() => undefined);
}

/** Email address of whoever waits for a sign-in link; any sign-in deletes it. */
export const SIGN_IN_EMAIL_KEY = 'adminSignInEmail';

export async function startSession(signingIn: Promise<UserCredential>): Promise<void> {
  const { user } = await signingIn;
  deviceStorage.write(SIGN_IN_EMAIL_KEY, null);
  await readRights(user);
}

export const signIn = (email: string, password: string): Promise<void> =>
  startSession(signInWithEmailAndPassword(adminAuth, email, password));

let leaving = false;

export const isLeaving = (): boolean => leaving;

/** Ends this browser's session; callers must then call `leaveForSignIn`. */
export async function signOut(): Promise<void> {
  leaving = true;
  try {
    await signOutOfFirebase(adminAuth);
  } finally {
    leaving = adminAuth.currentUser === null;
  }
}

export const SIGNED_OUT_HASH = '#deconnexion';

/** Opens the sign-in page with a full page load, which drops all listeners and caches. */
export function leaveForSignIn(note: typeof SIGNED_OUT_HASH | '' = ''): void {
  leaving = true;
  location.assign(`/admin/login${note}`);
}

/** Changes the password, which ends all other sessions. Firebase needs `current` unless the sign-in is recent. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = adminAuth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (current !== '') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  }
  await updatePassword(user, next);
  // The change ends this session too; if signing in again fails, the page asks for the password.
  await signIn(user.email, next).catch(() => undefined);
}
