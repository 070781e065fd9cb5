import { FirebaseError } from 'firebase/app';
import { report } from '#data/report.ts';

const WRONG = /^auth\/(?:invalid-credential|invalid-email|user-not-found|wrong-password)$/;

const LINK_USED = 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.';

/** Firebase's reasons in French. */
const REASONS: Record<string, string> = {
  'auth/expired-action-code': LINK_USED,
  'auth/internal-error': 'Le service de connexion a échoué\u00a0: réessayez dans un instant.',
  'auth/invalid-action-code': LINK_USED,
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
  'auth/password-does-not-meet-requirements':
    'Ce mot de passe ne suit pas les règles du site\u00a0: choisissez-en un plus long.',
  'auth/quota-exceeded':
    'Trop de liens ont été demandés aujourd’hui\u00a0: entrez avec votre mot de passe, ou réessayez demain.',
  'auth/requires-recent-login':
    'Votre session est ouverte depuis un moment\u00a0: saisissez votre mot de passe actuel, ou revenez par un nouveau lien de connexion.',
  'auth/too-many-requests': 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  'auth/user-disabled': 'Ce compte a été désactivé.',
  'auth/user-token-expired': 'Votre session a pris fin\u00a0: reconnectez-vous.',
  'auth/weak-password': 'Ce mot de passe est trop court\u00a0: choisissez-en un plus long.',
};

/**
 * Describes why a sign-in failed; falls back to Firebase's message if it has no translation.
 * @param wrong the reason for a wrong email address or password
 */
export function signInError(error: unknown, wrong = 'Email ou mot de passe incorrect') {
  if (!(error instanceof FirebaseError)) {
    report('La connexion a échoué', error);
    return { code: '', title: 'Erreur', description: "Une erreur inattendue s'est produite" };
  }
  const { code, message } = error;
  const reason = WRONG.test(code) ? wrong : REASONS[code];
  return { code, title: 'Erreur de connexion', description: reason ?? message };
}
