import {
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#data/web-storage.ts';
import { SESSION_HOURS, sessionEnd, sessionRight } from '#domain/admin/admin-session.ts';
import { NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { adminAuth } from './admin-auth.ts';
import { onRefusal } from './refusals.ts';
import { serverTime } from './server-time.ts';

type Account = { uid: string; email: string };
export type SignedIn = Account & { status: 'signed-in'; isAdmin: boolean };
/** Over after twelve hours. */
type Ended = Account & { status: 'ended' };
export type Session = { status: 'loading' } | { status: 'signed-out' } | Ended | SignedIn;

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

const isAdmin = (known: Session) => known.status === 'signed-in' && known.isAdmin;

function publish(next: Session): void {
  // Visits of an administrator's browser are not counted among the figures, signed in or not.
  if (isAdmin(next)) deviceStorage.write(NOT_COUNTED_KEY, true);
  session = next;
  for (const listener of listeners) listener();
}

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
  const right = sessionRight(claims, new Date(now));
  if (right === 'ended') return { ...account, status: right };
  if (right === 'granted') wakeAt(sessionEnd(claims), now);
  return { ...account, status: 'signed-in', isAdmin: right === 'granted' };
}

function judge(user: User | null): void {
  // Offline, the claims may be unreadable: the last known ones stay.
  toSession(user).then(publish, () => {
    if (session.status === 'loading') publish({ status: 'signed-out' });
  });
}

const judgeAgain = () => judge(adminAuth.currentUser);

onIdTokenChanged(adminAuth, judge);
// Timers stand still while a laptop sleeps.
document.addEventListener('visibilitychange', () => {
  if (session.status === 'signed-in') judgeAgain();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The server's refusal may tell that it was ended elsewhere; Firebase tells of what cannot be renewed.
onRefusal(() => {
  if (session.status === 'signed-in') refreshRights().catch(() => undefined);
});

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

/** Takes up the session that signing in begins: it is known when this resolves. Rejects with Firebase's error. */
export async function begin(signingIn: Promise<UserCredential>): Promise<void> {
  const { user } = await signingIn;
  publish(await toSession(user));
}

/** Signs in with the password. */
export const signIn = (email: string, password: string): Promise<void> =>
  begin(signInWithEmailAndPassword(adminAuth, email, password));

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
