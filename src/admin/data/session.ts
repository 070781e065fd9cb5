import {
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { mustEnrol, SESSION_HOURS, sessionEnd, sessionRight } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';
import { serverTime } from './server-time.ts';

type Account = { uid: string; email: string };
export type SignedIn = Account & {
  status: 'signed-in';
  isAdmin: boolean;
  hasSecondFactor: boolean;
};
/**
 * After the password, before the code, or before the enrolment of a second factor that is required; or
 * over, after 12 hours or as it was ended elsewhere.
 */
type Suspended = Account & { status: 'code-missing' | 'enrolment-missing' | 'ended' };
export type Session = { status: 'loading' } | { status: 'signed-out' } | Suspended | SignedIn;

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

/** When an account's sessions were ended, in seconds, as far as this browser has learnt it. */
let ended: { uid: string; at: number } | undefined;
let alarm: ReturnType<typeof setTimeout> | undefined;

/** Longer ones, of a clock that is wrong by weeks, would ring at once. */
const LONGEST_MS = SESSION_HOURS * 60 * 60_000;

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
  const right = sessionRight(claims, new Date(now), ended?.uid === user.uid ? ended.at : null);
  if (right === 'code-missing' && mustEnrol(claims)) {
    return { ...account, status: 'enrolment-missing' };
  }
  if (right === 'ended' || right === 'code-missing') return { ...account, status: right };
  if (right === 'granted') wakeAt(sessionEnd(claims), now);
  const hasSecondFactor = claims.totp === true && !mustEnrol(claims);
  return { ...account, status: 'signed-in', isAdmin: right === 'granted', hasSecondFactor };
}

/** While an action replaces the session, what it does to the old one is not shown. */
let isReplacing = false;

function judge(user: User | null): void {
  // Offline, the claims may be unreadable: the last known ones stay.
  toSession(user).then(
    (next) => {
      if (!isReplacing) publish(next);
    },
    () => {
      if (session.status === 'loading') publish({ status: 'signed-out' });
    },
  );
}

const judgeAgain = () => judge(adminAuth.currentUser);

onIdTokenChanged(adminAuth, judge);
// Timers stand still while a laptop sleeps.
document.addEventListener('visibilitychange', () => {
  if (session.status === 'signed-in') judgeAgain();
});

/** Takes note that an account's sessions which began until then, in seconds, were ended. */
export function noteEnded(uid: string, at: number): void {
  ended = { uid, at };
  judgeAgain();
}

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

/** Signs in; the session, which may lack the code, is known when it resolves. Rejects with Firebase's error. */
export async function signIn(email: string, password: string): Promise<Session> {
  const { user } = await signInWithEmailAndPassword(adminAuth, email, password);
  publish(await toSession(user));
  return session;
}

/** Goes on in the session of a token that `getToken` gets from our own function, which ends this one. */
export async function replaceSession(getToken: () => Promise<string>): Promise<void> {
  isReplacing = true;
  try {
    await signInWithCustomToken(adminAuth, await getToken());
  } finally {
    isReplacing = false;
    publish(await toSession(adminAuth.currentUser));
  }
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
