import {
  NEWSLETTER_CONSENT_VERSION,
  NEWSLETTER_DUPLICATE_MESSAGE,
  type NewsletterSource,
} from '#domain/newsletter/newsletter.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { NEWSLETTER_FAILED, NEWSLETTER_SENT } from '#domain/requests/sent-messages.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { deliver } from '#features/forms/deliver.ts';
import { rememberPopupClosed } from './popup-memory.ts';

const MESSAGES = {
  sent: NEWSLETTER_SENT,
  kept: 'Votre inscription est gardée sur cet appareil et partira au retour du réseau.',
  failed: NEWSLETTER_FAILED,
  duplicate: NEWSLETTER_DUPLICATE_MESSAGE,
};

const emailIn = (data: FormData): string => String(data.get('email') ?? '');

/** Resolves with true if the form was emptied: nothing else was typed meanwhile. */
export async function signUp(
  form: HTMLFormElement,
  entered: FormData,
  source: NewsletterSource,
  guard: FormGuard,
): Promise<boolean> {
  const email = normaliseEmail(emailIn(entered));
  const payload = { email, source, consentVersion: NEWSLETTER_CONSENT_VERSION };
  if ((await deliver({ kind: 'newsletter', payload }, guard, MESSAGES)) !== 'done') return false;
  rememberPopupClosed();
  if (emailIn(new FormData(form)) !== emailIn(entered)) return false;
  form.reset();
  return true;
}
