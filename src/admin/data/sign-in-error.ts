import { FirebaseError } from 'firebase/app';
import { report } from '#data/report.ts';

const WRONG = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
]);
const USED = new Set(['auth/invalid-action-code', 'auth/expired-action-code']);
const TELLING = new Set([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/admin-restricted-operation',
]);

const LINK_USED = 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.';

/** Firebase's reasons in French. */
const REASONS: Record<string, string> = {
  'auth/admin-restricted-operation': 'Aucun compte n’a cette adresse.',
  'auth/expired-action-code': LINK_USED,
  'auth/internal-error': 'Le service de connexion a échoué\u00a0: réessayez dans un instant.',
  'auth/invalid-action-code': LINK_USED,
  'auth/missing-password': 'Le mot de passe est requis',
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
  'auth/operation-not-allowed': 'Cette façon de se connecter n’est pas activée pour ce site.',
  'auth/password-does-not-meet-requirements':
    'Ce mot de passe ne suit pas les règles du site\u00a0: choisissez-en un plus long.',
  'auth/quota-exceeded':
    'Trop de liens ont été demandés aujourd’hui\u00a0: entrez avec votre mot de passe, ou réessayez demain.',
  'auth/requires-recent-login':
    'Votre session est ouverte depuis un moment\u00a0: saisissez votre mot de passe actuel, ou revenez par un nouveau lien de connexion.',
  'auth/timeout': 'Le service de connexion n’a pas répondu à temps\u00a0: réessayez.',
  'auth/too-many-requests': 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  'auth/user-disabled': 'Ce compte a été désactivé.',
  'auth/user-token-expired': 'Votre session a pris fin\u00a0: reconnectez-vous.',
  'auth/weak-password': 'Ce mot de passe est trop court\u00a0: choisissez-en un plus long.',
};

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : '');

/**
 * Returns the title and reason of a failed sign-in; Firebase's own message where it has no translation.
 * @param wrong the reason where what was typed is wrong
 */
export function signInError(
  error: unknown,
  wrong = 'Email ou mot de passe incorrect',
): { title: string; description: string } {
  if (!(error instanceof FirebaseError)) {
    report('La connexion a échoué', error);
    return { title: 'Erreur', description: "Une erreur inattendue s'est produite" };
  }
  const reason = WRONG.has(error.code) ? wrong : REASONS[error.code];
  return { title: 'Erreur de connexion', description: reason ?? error.message };
}

/** Returns true if a sign-in link cannot be used any more. */
export const isLinkUsed = (error: unknown): boolean => USED.has(codeOf(error));

/** Returns true if a refusal tells which accounts exist, which the page must not reveal. */
export const isTelling = (error: unknown): boolean => TELLING.has(codeOf(error));

/** Returns true if the current password is missing or wrong. */
export const isAboutPresent = (error: unknown): boolean =>
  WRONG.has(codeOf(error)) || codeOf(error) === 'auth/requires-recent-login';

/** Returns true if the answer was lost: the change may have been made. */
export const isLost = (error: unknown): boolean => codeOf(error) === 'auth/network-request-failed';
