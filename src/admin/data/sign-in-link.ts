import { FirebaseError } from 'firebase/app';
import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { deviceStorage } from '#data/web-storage.ts';
import { adminAuth } from './admin-auth.ts';
import { startSession } from './session.ts';

const KEY = 'adminSignInEmail';

/** The link that opened the page, read before the router tidies the URL; null once it is used. */
let link = isSignInWithEmailLink(adminAuth, location.href) ? location.href : null;

export const hasSignInLink = (): boolean => link !== null;

/** The address to which this device last asked for a link; '' on other devices. */
export const rememberedEmail = (): string => String(deviceStorage.read(KEY) ?? '');

const isAbout = (error: unknown, codes: RegExp) =>
  error instanceof FirebaseError && codes.test(error.code);

/** Mails a link that signs in and leads to the page that was asked for. */
export async function sendSignInLink(email: string): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect');
  const url = new URL('/admin/login', location.origin);
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  adminAuth.languageCode = 'fr';
  try {
    await sendSignInLinkToEmail(adminAuth, email, { url: url.href, handleCodeInApp: true });
  } catch (error) {
    // The answer never reveals whether the account exists.
    if (!isAbout(error, /user-not-found|user-disabled|admin-restricted-operation/)) throw error;
  }
  deviceStorage.write(KEY, email);
}

/** Signs in by the link, for the address to which it was sent. */
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
