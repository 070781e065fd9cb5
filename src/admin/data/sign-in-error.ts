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
  'auth/user-token-expired': 'Votre session a pris fin\u00a0: reconnectez-vous.',
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
};

const STALE: Record<string, string> = {
  'auth/requires-recent-login':
    'Votre session est ouverte depuis un moment\u00a0: saisissez votre mot de passe actuel, ou revenez par un nouveau lien de connexion',
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

/** The account page's message about a password that was not changed: at the present one, or a notice. */
export function passwordError(error: unknown) {
  const code = error instanceof FirebaseError ? error.code : '';
  const unclear = code === 'auth/network-request-failed' ? 'peut-être ' : '';
  return {
    title: `Le mot de passe n’a ${unclear}pas été changé`,
    description: signInError(error).description,
    present: WRONG_CREDENTIALS.has(code) ? 'Ce mot de passe est incorrect' : STALE[code],
  };
}

/** Whether there is no such account, which the page must not reveal. */
export const isUnknownAccount = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code === 'auth/user-not-found';
