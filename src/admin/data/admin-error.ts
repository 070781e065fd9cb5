import { FirebaseError } from 'firebase/app';
import { GoneError } from './gone-error.ts';
import { NoAnswerError } from './with-deadline.ts';

const NO_ANSWER = 'La base de données ne répond pas : vérifiez votre réseau et réessayez.';

const GONE = 'Cette fiche n’existe plus : quelqu’un d’autre l’a supprimée entre-temps.';

/** Whether trying again changes nothing: our own functions found something that stands in the way. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'functions/failed-precondition';

/** Why the database refused, for those who read it; null when nothing more can be said. */
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
      return NO_ANSWER;
    case 'functions/aborted':
    case 'functions/already-exists':
    case 'functions/failed-precondition':
    case 'functions/invalid-argument':
    case 'functions/not-found':
    case 'functions/unavailable':
      // Said in French by our own functions.
      return error.message;
    default:
      return null;
  }
}
