import { FirebaseError } from 'firebase/app';
import { NoAnswerError } from './with-deadline.ts';

/** Somebody else has deleted what was to be changed. */
export class GoneError extends Error {
  override name = 'GoneError';
}

const NO_ANSWER = 'La base de données ne répond pas : vérifiez votre réseau et réessayez.';

const GONE = 'Cette fiche n’existe plus : quelqu’un d’autre l’a supprimée entre-temps.';

/** Whether trying again changes nothing: one of our own functions refused, and says why. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'functions/failed-precondition';

/** The codes with which the SDK says that the server did not answer, or broke: it may have written. */
const NO_VERDICT = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'internal',
  'unknown',
]);

/** Whether an error leaves open what became of a write that was sent. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof FirebaseError && NO_VERDICT.has(error.code.replace('functions/', '')));

/** Why the server refused, in French; null when nothing more can be said. */
export function refusalReason(error: unknown): string | null {
  if (error instanceof NoAnswerError) return NO_ANSWER;
  if (error instanceof GoneError) return GONE;
  if (!(error instanceof FirebaseError)) return null;
  switch (error.code) {
    case 'permission-denied':
    case 'functions/permission-denied':
    case 'unauthenticated':
    case 'functions/unauthenticated':
    case 'auth/user-disabled':
    case 'auth/user-token-expired':
      return "Vos droits d'administration ne sont plus valables : reconnectez-vous.";
    case 'unavailable':
    case 'deadline-exceeded':
    case 'auth/network-request-failed':
    case 'functions/deadline-exceeded':
    case 'functions/internal':
    case 'functions/unavailable':
      return NO_ANSWER;
    case 'functions/aborted':
    case 'functions/already-exists':
    case 'functions/failed-precondition':
    case 'functions/invalid-argument':
    case 'functions/not-found':
      // Said in French by our own functions.
      return error.message;
    default:
      return null;
  }
}
