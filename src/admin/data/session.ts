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
import { deviceStorage } from '#data/web-storage.ts';
import { SESSION_HOURS, sessionEnd, sessionRight } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';
import { serverTime } from './server-time.ts';
import {
  hasRights,
  isSessionLoading,
  onRefusal,
  publishSession,
  type Session,
} from './session-state.ts';

// Every function here rejects with Firebase's error.

/** `setTimeout` overflows above 2^31 ms and fires at once; a wrong clock can ask for more. */
const LONGEST_MS = SESSION_HOURS * 60 * 60_000;
let alarm: ReturnType<typeof setTimeout> | undefined;

/** Judges the session again when its twelve hours are over. */
function wakeAt(end: number, now: number): void {
  clearTimeout(alarm);
  if (end > now) alarm = setTimeout(judgeAgain, Math.min(end - now, LONGEST_MS));
}

async function toSession(user: User | null): Promise<Session> {
  if (user === null) return { status: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  const account = { uid: user.uid, email: user.email ?? '' };
  const now = serverTime(claims);
  const right = sessionRight(claims, new Date(now));
  if (right === 'ended') return { ...account, status: right };
  if (right === 'granted') wakeAt(sessionEnd(claims), now);
  return { ...account, status: 'signed-in', isAdmin: right === 'granted' };
}

/** Publishes the session of a user, unless the user has left while the claims were read. */
async function judge(user: User | null): Promise<void> {
  const next = await toSession(user);
  if (adminAuth.currentUser?.uid !== user?.uid) return;
  publishSession(next);
  // Visits by an administrator's browser are not counted among the figures, signed in or not.
  if (hasRights()) deviceStorage.write(NOT_COUNTED_KEY, true);
}

function judgeSafely(user: User | null): void {
  judge(user).catch(() => {
    // Offline, the claims may be unreadable: the last known session stays.
    if (isSessionLoading()) publishSession({ status: 'signed-out' });
  });
}

const judgeAgain = () => judgeSafely(adminAuth.currentUser);

/** Follows the account of this browser from now on. */
export function followSession(): void {
  onIdTokenChanged(adminAuth, judgeSafely);
  onRefusal(() => void refreshRights().catch(() => undefined));
  // Timers stand still while a laptop sleeps.
  document.addEventListener('visibilitychange', () => {
    if (hasRights()) judgeAgain();
  });
}

/** Resolves once a sign-in has succeeded and its session is known. */
export async function startSession(signingIn: Promise<UserCredential>): Promise<void> {
  const { user } = await signingIn;
  await judge(user);
}

export const signIn = (email: string, password: string): Promise<void> =>
  startSession(signInWithEmailAndPassword(adminAuth, email, password));

/** Ends the session of this browser. */
export const signOut = (): Promise<void> => signOutOfFirebase(adminAuth);

/** Renews the token, as rights may have been granted or revoked, and publishes the session. */
export async function refreshRights(): Promise<void> {
  const user = adminAuth.currentUser;
  await user?.getIdToken(true);
  await judge(user);
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
