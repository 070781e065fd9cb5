import { FirebaseError } from 'firebase/app';
import { hasRights } from './session-state.ts';
import { NoAnswerError } from './with-deadline.ts';

/** The record to change has been deleted by somebody else. */
export class GoneError extends Error {
  override name = 'GoneError';
}

/** Another destination has the slug. */
export class SlugTakenError extends Error {
  override name = 'SlugTakenError';
  /** The slug, and the name of the destination that has it. */
  readonly slug: string;
  readonly owner: string;
  constructor(slug: string, owner: string) {
    super('The slug is taken.');
    this.slug = slug;
    this.owner = owner;
  }
}

const NO_ANSWER = 'La base de données ne répond pas\u00a0: vérifiez votre réseau et réessayez.';

const SESSION_OVER = 'Vos droits d’administration ne sont plus valables\u00a0: reconnectez-vous.';
const REFUSED =
  'Le serveur a refusé, et votre session n’est pas en cause\u00a0: rechargez la page et réessayez.';
const GONE = 'Cette fiche n’existe plus\u00a0: quelqu’un d’autre l’a supprimée entre-temps.';

/** Whether one of our own functions refused, with a reason: retrying is pointless. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'functions/failed-precondition';

/** SDK error codes after which the write may have happened: no answer, or a server error. */
const UNCLEAR = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'internal', 'unknown']);

/** Whether a refusal was cut off: of its answer only the HTTP status came, which the SDK turns into a code. */
const isCutOff = ({ code, message }: FirebaseError): boolean =>
  code.startsWith('functions/') && message.startsWith(code.slice('functions/'.length));

/** Whether an error leaves open if a write that was sent took effect. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NoAnswerError ||
  (error instanceof FirebaseError &&
    (UNCLEAR.has(error.code.replace('functions/', '')) || isCutOff(error)));

/** Why the server refused, in French; null when nothing more can be said. */
export function refusalReason(error: unknown): string | null {
  if (error instanceof NoAnswerError) return NO_ANSWER;
  if (error instanceof GoneError) return GONE;
  if (error instanceof SlugTakenError)
    return `L’adresse «\u202f${error.slug}\u202f» est maintenant celle de «\u202f${error.owner}\u202f»\u00a0: changez-la d’abord.`;
  if (!(error instanceof FirebaseError)) return null;
  if (isCutOff(error)) return NO_ANSWER;
  switch (error.code) {
    case 'permission-denied':
    case 'unauthenticated':
      return hasRights() ? REFUSED : SESSION_OVER;
    case 'auth/user-disabled':
    case 'auth/user-token-expired':
      return SESSION_OVER;
    case 'unavailable':
    // Firestore's REST client, when a request is cut off.
    case 'unknown':
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
    case 'functions/permission-denied':
    case 'functions/resource-exhausted':
    case 'functions/unauthenticated':
      // The message of our own functions, in French, to which the SDK adds the HTTP status.
      return error.message.replace(/ \[\d+\]$/, '');
    default:
      return null;
  }
}
