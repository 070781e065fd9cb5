import { FirebaseError } from 'firebase/app';
import { useSyncExternalStore } from 'react';

type Account = { uid: string; email: string };
export type SignedIn = Account & { status: 'signed-in'; isAdmin: boolean };
/** A session past its twelve hours. */
type Ended = Account & { status: 'ended' };
export type Session = { status: 'loading' } | { status: 'signed-out' } | Ended | SignedIn;

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

export function publishSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => session;

/** Returns the live session: another tab may end it, or the account may be disabled. */
export const useSession = (): Session => useSyncExternalStore(subscribe, read);

/** Returns true while the session has the rights of an administrator, as far as its token tells. */
export const hasRights = (): boolean => session.status === 'signed-in' && session.isAdmin;

export const isSessionLoading = (): boolean => session.status === 'loading';

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

const REFUSED = /^(functions\/)?(permission-denied|unauthenticated)$/;
let renewRights = () => {};

/** Sets how the rights are renewed after a refusal. */
export function onRefusal(renew: () => void): void {
  renewRights = renew;
}

/** Renews the rights of a session that the server refused: it may have been ended elsewhere. */
export function noteRefusal(error: unknown): void {
  const isRefused = error instanceof FirebaseError && REFUSED.test(error.code);
  if (isRefused && session.status === 'signed-in') renewRights();
}
