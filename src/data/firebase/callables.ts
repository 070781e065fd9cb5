import type { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import type { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';
import type { CallableName } from '#domain/site/callables.ts';
import { type CallOutcome, callFunction } from './call-function.ts';

/** The proof that App Check asks for, if the build has a site key. */
async function appCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  try {
    return await (await import('./app-check.ts')).appCheckToken();
  } catch {
    // The function then says that it could not verify the browser.
    return null;
  }
}

async function call(name: CallableName, payload: object, guard: FormGuard): Promise<CallOutcome> {
  return callFunction(name, { ...payload, guard }, await appCheckToken());
}

/** Subscribes an email address to the newsletter. Never throws. */
export function subscribeNewsletter(
  signup: NewsletterSignup,
  guard: FormGuard,
): Promise<CallOutcome> {
  return call('subscribeNewsletter', signup, guard);
}

/**
 * Sends a contact message or a holiday request. Never throws. Idempotent: requests with the same
 * requestId count once.
 */
export function sendContactRequest(
  payload: ContactMessage | HolidayRequest,
  guard: FormGuard,
): Promise<CallOutcome> {
  return call('sendContactEmail', payload, guard);
}
