import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { deviceStorage } from '#data/web-storage.ts';
import { adminAuth } from './admin-auth.ts';
import { begin } from './session.ts';

const KEY = 'adminSignInEmail';

/** Taken before the router tidies the address away; null once it has been followed. */
let link = isSignInWithEmailLink(adminAuth, location.href) ? location.href : null;

/** Whether the page was opened by a sign-in link that has not been followed. */
export const hasSignInLink = (): boolean => link !== null;

/** Lets go of a link that is of no use. */
export function forgetSignInLink(): void {
  link = null;
}

/** The address to which this device last asked for a link; '' on others. */
export const rememberedEmail = (): string => String(deviceStorage.read(KEY) ?? '');

/** Sends a link that signs in, which leads back to where the sign-in page does. Rejects with Firebase's error. */
export async function sendSignInLink(email: string): Promise<void> {
  const redirect = new URLSearchParams(location.search).get('redirect');
  const url = new URL('/admin/login', location.origin);
  if (redirect !== null) url.searchParams.set('redirect', redirect);
  adminAuth.languageCode = 'fr';
  await sendSignInLinkToEmail(adminAuth, email, { url: url.href, handleCodeInApp: true });
  deviceStorage.write(KEY, email);
}

/** Follows the link for the address that it was sent to. Rejects with Firebase's error. */
export async function followSignInLink(email: string): Promise<void> {
  await begin(signInWithEmailLink(adminAuth, email, link ?? location.href));
  forgetSignInLink();
  deviceStorage.write(KEY, null);
}
