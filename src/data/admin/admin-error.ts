import { FirebaseError } from 'firebase/app';

/** Whether trying again changes nothing: our own functions found something that stands in the way. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'functions/failed-precondition';

/** Why the database refused, for those who read it; null when nothing more can be said. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof FirebaseError)) return null;
  switch (error.code) {
    case 'permission-denied':
    case 'functions/permission-denied':
    case 'unauthenticated':
    case 'functions/unauthenticated':
      return "Vos droits d'administration ne sont plus valables : reconnectez-vous.";
    case 'unavailable':
    case 'deadline-exceeded':
    case 'functions/deadline-exceeded':
    case 'functions/internal':
      return 'La base de données ne répond pas : vérifiez votre réseau et réessayez.';
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
