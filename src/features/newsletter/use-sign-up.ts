import { type FormEvent, useRef } from 'react';
import { readFormGuard } from '#data/forms/form-guard.ts';
import {
  NEWSLETTER_CONSENT_VERSION,
  NEWSLETTER_DUPLICATE_MESSAGE,
  type NewsletterSource,
} from '#domain/newsletter/newsletter.ts';
import { NEWSLETTER_FAILED, NEWSLETTER_SENT } from '#domain/requests/sent-messages.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { useTakeOver } from '#features/forms/use-take-over.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { rememberPopupClosed } from './popup-memory.ts';

const MESSAGES = {
  sent: NEWSLETTER_SENT,
  kept: 'Votre inscription est gardée sur cet appareil et partira au retour du réseau.',
  failed: NEWSLETTER_FAILED,
  duplicate: NEWSLETTER_DUPLICATE_MESSAGE,
};

const emailIn = (form: HTMLFormElement) => String(new FormData(form).get('email') ?? '');

/**
 * Signs up the address in the field `email`, which the browser validates; the code that sends it is
 * loaded on submission.
 * @param onDone called once the form is emptied; not called if something else was typed meanwhile
 */
export function useSignUp(source: NewsletterSource, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, send] = useSingleFlight(async (element: HTMLFormElement) => {
    const entered = emailIn(element);
    const email = normaliseEmail(entered);
    const payload = { email, source, consentVersion: NEWSLETTER_CONSENT_VERSION };
    const guard = readFormGuard(element);
    try {
      const { deliver } = await import('#features/forms/deliver.ts');
      if ((await deliver({ kind: 'newsletter', payload }, guard, MESSAGES)) !== 'done') return;
    } catch {
      // The code could not be loaded.
      return toastError(NEWSLETTER_FAILED);
    }
    rememberPopupClosed();
    if (emailIn(element) !== entered) return;
    element.reset();
    onDone();
  });
  useTakeOver(form);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { form, isSending, onSubmit };
}
