import { sendOrKeep } from '#data/forms/outbox.ts';
import {
  NEWSLETTER_CONSENT_VERSION,
  NEWSLETTER_DUPLICATE_MESSAGE,
  type NewsletterSource,
} from '#domain/newsletter/newsletter.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_SENT,
  OFFLINE,
  UNKEPT,
} from '#domain/requests/sent-messages.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { rememberPopupClosed } from './popup-memory.ts';

const emailIn = (data: FormData): string => String(data.get('email') ?? '');

/** Empties the form, unless another email address was typed since: that one was not sent. */
function emptyForm(form: HTMLFormElement, entered: FormData): boolean {
  const isSame = emailIn(new FormData(form)) === emailIn(entered);
  if (isSame) form.reset();
  return isSame;
}

/**
 * Signs up the email address entered in a form, and tells the visitor how it went.
 * @returns whether the form was emptied: signed up, or kept until the network returns.
 */
export async function signUp(
  form: HTMLFormElement,
  entered: FormData,
  source: NewsletterSource,
  guard: FormGuard,
): Promise<boolean> {
  const payload = {
    email: normaliseEmail(emailIn(entered)),
    source,
    consentVersion: NEWSLETTER_CONSENT_VERSION,
  };
  const outcome = await sendOrKeep({ kind: 'newsletter', payload }, guard);
  switch (outcome.kind) {
    case 'success':
      rememberPopupClosed();
      toastSuccess(NEWSLETTER_SENT.message, NEWSLETTER_SENT.description);
      return emptyForm(form, entered);
    case 'kept':
      rememberPopupClosed();
      toastInfo(
        OFFLINE,
        'Votre inscription est gardée sur cet appareil et partira au retour du réseau.',
      );
      return emptyForm(form, entered);
    case 'unkept':
      toastError(OFFLINE, UNKEPT);
      return false;
    case 'duplicate':
      toastError(NEWSLETTER_DUPLICATE_MESSAGE);
      return false;
    default:
      toastError(NEWSLETTER_FAILED, outcome.message ?? undefined);
      return false;
  }
}
