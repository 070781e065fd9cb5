import { FirebaseError } from 'firebase/app';

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

/** Firebase's reasons, in French; its own message where there is no translation. */
const REASONS: Record<string, string> = {
  'auth/too-many-requests': 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  'auth/quota-exceeded':
    'Trop de liens ont été demandés aujourd’hui\u00a0: entrez avec votre mot de passe, ou réessayez demain.',
  'auth/operation-not-allowed': 'Les liens de connexion ne sont pas activés pour ce site.',
  'auth/admin-restricted-operation': 'Aucun compte n’a cette adresse.',
  'auth/user-disabled': 'Ce compte a été désactivé.',
  'auth/user-token-expired': 'Votre session a pris fin\u00a0: reconnectez-vous.',
  'auth/requires-recent-login':
    'Votre session est ouverte depuis un moment\u00a0: saisissez votre mot de passe actuel, ou revenez par un nouveau lien de connexion.',
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
};

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : '');

/**
 * The message about a failure to sign in: title and reason.
 * @param wrong the reason where what was typed is wrong
 */
export function signInError(
  error: unknown,
  wrong = 'Email ou mot de passe incorrect',
): { title: string; description: string } {
  if (!(error instanceof FirebaseError)) {
    return { title: 'Erreur', description: "Une erreur inattendue s'est produite" };
  }
  const known = USED.has(error.code) ? LINK_USED : REASONS[error.code];
  const description = WRONG.has(error.code) ? wrong : (known ?? error.message);
  return { title: 'Erreur de connexion', description };
}

/** Whether a sign-in link is of no use any more. */
export const isLinkUsed = (error: unknown): boolean => USED.has(codeOf(error));

/** Whether a refusal tells which accounts there are, which the page must not reveal. */
export const isTelling = (error: unknown): boolean => TELLING.has(codeOf(error));

/** Whether a password was not changed for want of the present one. */
export const isAboutPresent = (error: unknown): boolean =>
  WRONG.has(codeOf(error)) || codeOf(error) === 'auth/requires-recent-login';

/** Whether nobody knows if what was asked for was done. */
export const isLost = (error: unknown): boolean => codeOf(error) === 'auth/network-request-failed';
