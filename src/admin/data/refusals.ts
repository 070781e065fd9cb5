import { FirebaseError } from 'firebase/app';

const REFUSED = /^(functions\/)?(permission-denied|unauthenticated)$/;

const listeners = new Set<() => void>();

/** Tells that the server refused a request, if it did for want of rights: the session may be over. */
export function noteRefusal(error: unknown): void {
  if (!(error instanceof FirebaseError) || !REFUSED.test(error.code)) return;
  for (const listener of listeners) listener();
}

/** Calls back at each such refusal. */
export function onRefusal(listener: () => void): void {
  listeners.add(listener);
}
