import { FirebaseError } from 'firebase/app';
import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { logError } from '#data/report.ts';
import { jsonLocalStorage } from '#data/storage.ts';
import { adminAuth } from './admin-auth.ts';
import { ADMIN_EMAIL_LOCAL_STORAGE_KEY, completeSignIn } from './session.ts';

function isSignInLink(text: string): boolean {
  try {
    return isSignInWithEmailLink(adminAuth, text);
  } catch {
    // Firebase throws on a « % » that is not followed by two hexadecimal digits: such a text is no sign-in link.
    return false;
  }
}

/** The sign-in link that was pasted, or opened (read before the router changes the URL); null once used. */
let link = isSignInLink(location.href) ? location.href : null;

/** Stores a pasted sign-in link for the next sign-in. Returns false if the text is no sign-in link. */
export function acceptPastedSignInLink(text: string): boolean {
  const isLink = isSignInLink(text);
  if (isLink) link = text;
  return isLink;
}

export const hasPendingSignInLink = (): boolean => link !== null;

export const readSignInLinkEmail = (): string =>
  String(jsonLocalStorage.read(ADMIN_EMAIL_LOCAL_STORAGE_KEY) ?? '');

const isAbout = (error: unknown, codes: RegExp) =>
  error instanceof FirebaseError && codes.test(error.code);

export async function sendSignInLink(email: string): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect');
  const url = new URL('/admin/login', location.origin);
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  adminAuth.languageCode = 'fr';
  try {
    await sendSignInLinkToEmail(adminAuth, email, { url: url.href, handleCodeInApp: true });
  } catch (error) {
    // Ignores that the account is unknown or disabled, so that nobody learns which email addresses have accounts.
    if (!isAbout(error, /user-not-found|user-disabled|admin-restricted-operation/)) throw error;
  }
  jsonLocalStorage.write(ADMIN_EMAIL_LOCAL_STORAGE_KEY, email);
}

export async function signInWithLink(email: string): Promise<void> {
  try {
    await completeSignIn(signInWithEmailLink(adminAuth, email, link ?? location.href));
    link = null;
  } catch (error) {
    if (isAbout(error, /action-code$/)) link = null;
    throw error;
  }
}

const WRONG = /^auth\/(?:invalid-credential|invalid-email|user-not-found|wrong-password)$/;

const LINK_USED = 'Ce lien a expiré, ou il a déjà servi\u00a0: demandez-en un autre.';

const REASONS: Record<string, string> = {
  'auth/expired-action-code': LINK_USED,
  'auth/invalid-action-code': LINK_USED,
  'auth/network-request-failed': 'La connexion au service a échoué\u00a0: vérifiez votre réseau.',
  'auth/password-does-not-meet-requirements':
    'Ce mot de passe ne suit pas les règles du site\u00a0: choisissez-en un plus long.',
  'auth/quota-exceeded':
    'Trop de liens envoyés aujourd’hui\u00a0: réessayez demain, ou saisissez votre mot de passe.',
  'auth/requires-recent-login':
    'Votre session est ouverte depuis un moment\u00a0: saisissez votre mot de passe actuel, ou revenez par un nouveau lien de connexion.',
  'auth/too-many-requests': 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  'auth/user-disabled': 'Ce compte a été désactivé.',
  'auth/user-token-expired': 'Votre session a pris fin\u00a0: reconnectez-vous.',
};

export function describeSignInError(error: unknown, wrong = 'Email ou mot de passe incorrect') {
  if (!(error instanceof FirebaseError)) {
    logError('La connexion a échoué', error);
    return { code: '', title: 'Erreur', description: "Une erreur inattendue s'est produite" };
  }
  const { code, message } = error;
  const reason = WRONG.test(code) ? wrong : REASONS[code];
  return { code, title: 'Erreur de connexion', description: reason ?? message };
}

const ADMIN_PATH = /^\/admin(?:\/(?!login(?:\/|$))|$)/i;

export function parseAdminRedirectPath(value: unknown): string {
  // Redirects only to paths of the administration, so that a forged sign-in URL cannot lead to another site.
  if (typeof value !== 'string' || !value.startsWith('/admin')) return '/admin';
  const { pathname } = new URL(value, location.origin);
  return ADMIN_PATH.test(pathname) ? value : '/admin';
}
