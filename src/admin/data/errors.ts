import { onlineManager } from '@tanstack/react-query';
import { FirebaseError } from 'firebase/app';
import { withDeadline } from '#data/deadline.ts';
import { logError } from '#data/report.ts';
import { isAccessRefusedError, isAdminSignedIn } from './session.ts';

const OFFLINE_MESSAGE =
  'Vous êtes hors connexion\u00a0: rien n’a été modifié. Réessayez au retour du réseau.';
export const UNCONFIRMED_MESSAGE =
  'Le serveur n’a pas confirmé\u00a0: on ne sait pas si la modification a été enregistrée. Réessayez au retour du réseau, sans rien changer\u00a0: rien ne sera enregistré deux fois.';
const REFUSED_MESSAGE =
  'Le serveur a refusé cette modification. Si le site vient d’être mis à jour, rechargez la page et recommencez\u00a0: la saisie d’une fiche reste gardée sur cet appareil.';

/** An expected failure of an administrator's action, with a French message for the administrator. */
export class AdminError extends Error {
  override name = 'AdminError';
}

/** No answer came within the deadline. */
export class UnansweredError extends AdminError {
  constructor() {
    super(
      'Le serveur ne répond pas\u00a0: rien n’a été modifié. Vérifiez votre réseau et réessayez.',
    );
  }
}

/** Firestore's SDK would queue an offline write and send it much later. @throws AdminError when offline */
export function requireOnline(): void {
  if (!onlineManager.isOnline()) throw new AdminError(OFFLINE_MESSAGE);
}

/** Time in ms after which an unanswered request counts as failed; Firebase's SDK retries for minutes or forever. */
const DEADLINE_MS = Number(import.meta.env.VITE_ANSWER_DEADLINE_MS ?? 20_000);

export const withAdminDeadline = <TAnswer>(answer: Promise<TAnswer>) =>
  withDeadline(answer, DEADLINE_MS, () => new UnansweredError());

/** Error codes of Firebase's SDK that leave open whether a write has taken effect. */
const UNCLEAR = /^(?:functions\/)?(?:unavailable|deadline-exceeded|cancelled|internal|unknown)$/;

export const isUnansweredError = (error: unknown): boolean =>
  error instanceof UnansweredError || (error instanceof FirebaseError && UNCLEAR.test(error.code));

const NO_ANSWER = 'La base de données ne répond pas\u00a0: vérifiez votre réseau et réessayez.';
const SESSION_OVER = 'Vos droits d’administration ne sont plus valables\u00a0: reconnectez-vous.';
const NO_ACCESS = 'Le serveur a refusé l’accès à ces données.';

/**
 * Returns a French message about an expected error, null about any other. `refused` is the message if the server has
 * refused the request of a signed-in administrator.
 */
export function describeExpectedError(error: unknown, refused = NO_ACCESS): string | null {
  if (isUnansweredError(error)) return NO_ANSWER;
  if (error instanceof AdminError) return error.message;
  if (!(error instanceof FirebaseError)) return null;
  const { code, message } = error;
  if (code === 'auth/network-request-failed') return NO_ANSWER;
  // Error messages of this project's Cloud Functions are French; the SDK appends the HTTP status, which is removed.
  if (code.startsWith('functions/')) return message.replace(/ \[\d+\]$/, '');
  if (code.startsWith('auth/user-')) return SESSION_OVER;
  if (isAccessRefusedError(error)) return isAdminSignedIn() ? refused : SESSION_OVER;
  return null;
}

export function describeWriteFailure(error: unknown): string {
  if (error instanceof AdminError) return error.message;
  logError('Une écriture de l’administration a échoué', error);
  return (
    describeExpectedError(error, REFUSED_MESSAGE) ??
    'Rien n’a été modifié\u00a0: vérifiez votre connexion et réessayez.'
  );
}
