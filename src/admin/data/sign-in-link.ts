import { FirebaseError } from 'firebase/app';
import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { deviceStorage } from '#data/web-storage.ts';
import { adminAuth } from './admin-auth.ts';
import { startSession } from './session.ts';

const KEY = 'adminSignInEmail';

/** The sign-in link that opened the page, read before the router changes the URL; null once used. */
let link = isSignInWithEmailLink(adminAuth, location.href) ? location.href : null;

export const hasSignInLink = (): boolean => link !== null;

/** The email address for which this device last requested a link; '' if none. */
export const rememberedEmail = (): string => String(deviceStorage.read(KEY) ?? '');

const isAbout = (error: unknown, codes: RegExp) =>
  error instanceof FirebaseError && codes.test(error.code);

/** Sends a sign-in link that then leads to the page in `redirect`. */
export async function sendSignInLink(email: string): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect');
  const url = new URL('/admin/login', location.origin);
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  adminAuth.languageCode = 'fr';
  try {
    await sendSignInLinkToEmail(adminAuth, email, { url: url.href, handleCodeInApp: true });
  } catch (error) {
    // Ignored, so that nobody learns whether the account exists.
    if (!isAbout(error, /user-not-found|user-disabled|admin-restricted-operation/)) throw error;
  }
  deviceStorage.write(KEY, email);
}

/** Signs in with the link, for the email address that received it. */
export async function followSignInLink(email: string): Promise<void> {
  try {
    await startSession(signInWithEmailLink(adminAuth, email, link ?? location.href));
    link = null;
    deviceStorage.write(KEY, null);
  } catch (error) {
    if (isAbout(error, /action-code$/)) link = null;
    throw error;
  }
}
