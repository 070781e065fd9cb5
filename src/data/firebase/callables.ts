import type { NewsletterSignup } from '#domain/newsletter/newsletter-subscription.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import type { ContactMessage, HolidayRequest } from '#domain/requests/request-payloads.ts';
import type { CallableName } from '#domain/site/callables.ts';
import { type CallOutcome, callFunction } from './call-function.ts';

const call = (name: CallableName, payload: object, guard: FormGuard): Promise<CallOutcome> =>
  callFunction(name, { ...payload, guard });

export function subscribeNewsletter(
  signup: NewsletterSignup,
  guard: FormGuard,
): Promise<CallOutcome> {
  return call('subscribeNewsletter', signup, guard);
}

/** Sends a contact message or a holiday request: idempotent by requestId. Never throws. */
export function sendContactRequest(
  payload: ContactMessage | HolidayRequest,
  guard: FormGuard,
): Promise<CallOutcome> {
  return call('sendContactEmail', payload, guard);
}
