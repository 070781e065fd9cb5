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
import { createSharedState, useSharedState } from '#data/shared-state.ts';
import { jsonLocalStorage } from '#data/storage.ts';
import { deriveAdminSessionState } from '#domain/admin/admin-session.ts';
import { UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY } from '#domain/figures/actions.ts';
import { adminAuth } from './admin-auth.ts';
import { keepOnlyDraftsOfAccount } from './drafts.ts';

export type SessionAccount = { uid: string; email: string; isAdmin: boolean };

/** The account signed in in this tab: undefined until the stored session is restored, null when nobody is signed in. */
const session = createSharedState<SessionAccount | null | undefined>(undefined);

function setSession(next: SessionAccount | null): void {
  session.set(next);
  // Visits in an administrator's browser are not counted, even after signing out.
  if (isAdminSignedIn()) jsonLocalStorage.write(UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY, true);
}

export const useSession = (): SessionAccount | null => useSharedState(session) ?? null;

export const isAdminSignedIn = (): boolean => session.get()?.isAdmin === true;

const isSignInAsked = createSharedState(false);

/** Returns true while an action waits for the administrator to sign in again. */
export const useIsSignInRequested = (): boolean => useSharedState(isSignInAsked);

/** Callbacks of actions that wait until the administrator signs in again; one dialog may serve several actions. */
const waiting = new Set<(isSignedIn: boolean) => void>();

function answerSignIn(isSignedIn: boolean): void {
  for (const answer of waiting) answer(isSignedIn);
  waiting.clear();
}

/** Opens a dialog for a new sign-in, which another tab may also complete. Resolves to false if cancelled. */
export function requestNewSignIn(): Promise<boolean> {
  isSignInAsked.set(true);
  return new Promise((resolve) => waiting.add(resolve));
}

export function cancelNewSignIn(): void {
  isSignInAsked.set(false);
  answerSignIn(false);
}

/** Sets the session to a user's rights, unless the user has signed out while the token was being read. */
async function readRights(user: User | null, isRenewed = false): Promise<void> {
  const token = await user?.getIdTokenResult(isRenewed);
  if (adminAuth.currentUser?.uid !== user?.uid) return;
  // The ID token's time of issue serves as the current time: the device's clock may be wrong, and tokens renew hourly.
  const right = token
    ? deriveAdminSessionState(token.claims, new Date(token.issuedAtTime))
    : 'ended';
  const isAdmin = right === 'granted';
  setSession(
    user && right !== 'ended' ? { uid: user.uid, email: user.email ?? '', isAdmin } : null,
  );
  isSignInAsked.set(false);
  if (isAdmin) answerSignIn(true);
  void keepOnlyDraftsOfAccount(user && isAdmin ? user.uid : null);
}

/** Sets the session to a user's rights; if the token cannot be read, as when offline, keeps the rights known before. */
const readRightsSafely = (user: User | null): Promise<void> =>
  readRights(user).catch(() => setSession(session.get() ?? null));

export const subscribeToSession = () =>
  onIdTokenChanged(adminAuth, (user) => void readRightsSafely(user));

export async function loadSessionAccount(): Promise<SessionAccount | null> {
  await adminAuth.authStateReady();
  if (session.get() === undefined) await readRightsSafely(adminAuth.currentUser);
  return session.get() ?? null;
}

export const refreshAdminRights = (): Promise<void> => readRights(adminAuth.currentUser, true);

export const isAccessRefusedError = (error: unknown): boolean =>
  error instanceof FirebaseError &&
  /^(?:functions\/)?(?:permission-denied|unauthenticated)$/.test(error.code);

/** Reads the rights again if the server has refused a request, because the session may have been ended elsewhere. */
export function recheckRightsOnRefusal(error: unknown): void {
  if (session.get() && isAccessRefusedError(error)) refreshAdminRights().catch(() => undefined);
}

/** Storage key of the email address to which a sign-in link was sent; any sign-in deletes the entry. */
export const ADMIN_EMAIL_LOCAL_STORAGE_KEY = 'adminSignInEmail';

export async function completeSignIn(signingIn: Promise<UserCredential>): Promise<void> {
  const { user } = await signingIn;
  jsonLocalStorage.write(ADMIN_EMAIL_LOCAL_STORAGE_KEY, null);
  await readRights(user);
}

export const signInWithPassword = (email: string, password: string): Promise<void> =>
  completeSignIn(signInWithEmailAndPassword(adminAuth, email, password));

let leaving = false;

export const isSigningOut = (): boolean => leaving;

/** Ends this browser's session. The caller then has to call `openSignInPage`. */
export async function signOutOfAdmin(): Promise<void> {
  leaving = true;
  try {
    await signOutOfFirebase(adminAuth);
  } finally {
    leaving = adminAuth.currentUser === null;
  }
}

export const SIGNED_OUT_URL_HASH = '#deconnexion';

/** Opens the sign-in page as a new document, which drops all listeners and caches of the current document. */
export function openSignInPage(note: typeof SIGNED_OUT_URL_HASH | '' = ''): void {
  leaving = true;
  location.assign(`/admin/login${note}`);
}

/** Changes the password, which ends all sessions. Firebase needs the `current` password unless the sign-in is recent. */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = adminAuth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in.');
  if (current !== '') {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  }
  await updatePassword(user, next);
  // Signs in again, because the new password has ended this session too. If this fails, a dialog asks for the password.
  await signInWithPassword(user.email, next).catch(() => undefined);
}
