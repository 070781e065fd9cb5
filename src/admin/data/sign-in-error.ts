import { FirebaseError } from 'firebase/app';

const WRONG_CREDENTIALS = new Set([
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/user-not-found',
  'auth/wrong-password',
]);

/** Firebase's reasons, in French; its own message where there is no translation. */
const REASONS: Record<string, string> = {
  'auth/too-many-requests': 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  'auth/user-disabled': 'Ce compte a été désactivé.',
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
};

/** The sign-in page's message about a failure: title and reason. */
export function signInError(error: unknown): { title: string; description: string } {
  if (!(error instanceof FirebaseError)) {
    return { title: 'Erreur', description: "Une erreur inattendue s'est produite" };
  }
  const description = WRONG_CREDENTIALS.has(error.code)
    ? 'Email ou mot de passe incorrect'
    : (REASONS[error.code] ?? error.message);
  return { title: 'Erreur de connexion', description };
}

/** Whether there is no such account, which the page must not reveal. */
export const isUnknownAccount = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'auth/user-not-found';
