import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { deviceStorage } from '#data/web-storage.ts';
import { adminAuth } from './admin-auth.ts';
import { startSession } from './session.ts';

const KEY = 'adminSignInEmail';

/** The link that opened the page, read before the router tidies the URL; null once followed. */
let link = isSignInWithEmailLink(adminAuth, location.href) ? location.href : null;

export const hasSignInLink = (): boolean => link !== null;

export function forgetSignInLink(): void {
  link = null;
}

/** The address to which this device last asked for a link; '' on other devices. */
export const rememberedEmail = (): string => String(deviceStorage.read(KEY) ?? '');

/** Mails a link that signs in and leads to the page that was asked for. */
export async function sendSignInLink(email: string): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect');
  const url = new URL('/admin/login', location.origin);
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  adminAuth.languageCode = 'fr';
  await sendSignInLinkToEmail(adminAuth, email, { url: url.href, handleCodeInApp: true });
  deviceStorage.write(KEY, email);
}

/** Signs in by the link, for the address to which it was sent. */
export async function followSignInLink(email: string): Promise<void> {
  await startSession(signInWithEmailLink(adminAuth, email, link ?? location.href));
  forgetSignInLink();
  deviceStorage.write(KEY, null);
}
