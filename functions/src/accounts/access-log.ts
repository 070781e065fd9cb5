import { logger } from 'firebase-functions/v2';
import { HttpsError } from 'firebase-functions/v2/https';
import type { SessionRight } from '../../../src/domain/admin/admin-session.ts';
import type { Caller } from './admin-sessions.ts';

// What docs/runbook.md reads after an incident. Accounts are named by their id: an address is a person's.

/** Logs who was let in with which session, or kept out, and why. */
export function logAccess({ uid, token }: Caller, right: SessionRight, isLetIn: boolean): void {
  const { auth_time: seconds } = token;
  const signedIn = typeof seconds === 'number' ? new Date(seconds * 1000).toISOString() : null;
  const about = { uid, right, signed_in_at: signedIn };
  if (isLetIn) logger.info('administrator let in', about);
  else logger.warn('administrator kept out', about);
}

const reasonOf = ({ details, code }: HttpsError): unknown =>
  Reflect.get(Object(details), 'reason') ?? code;

/** Does something with an account (a code, a password, its sessions), and logs how it ended. */
export async function logAction<T>(
  about: { uid: string; action: string },
  act: () => Promise<T>,
): Promise<T> {
  try {
    const done = await act();
    logger.info('account action', about);
    return done;
  } catch (error) {
    const reason = error instanceof HttpsError ? reasonOf(error) : 'failed';
    logger.warn('account action refused', { ...about, reason });
    throw error;
  }
}
