import { type FormEvent, useRef } from 'react';
import { jsonSessionStorage } from '#data/storage.ts';
import {
  CURRENT_NEWSLETTER_CONSENT_VERSION,
  type NewsletterSource,
} from '#domain/newsletter/newsletter.ts';
import { NEWSLETTER_SIGN_UP_FAILED_MESSAGE } from '#domain/requests/form-messages.ts';
import { NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { readBotCheck, useBotCheck } from '#features/requests/form-guard.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

let isClosed = false;

/** Prevents another newsletter popup in this session or, with blocked storage, until the page is reloaded. */
export function rememberNewsletterPopupClosed(): void {
  isClosed = true;
  jsonSessionStorage.write(NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY, true);
}

export const wasNewsletterPopupClosed = (): boolean =>
  isClosed || jsonSessionStorage.read(NEWSLETTER_DISMISSED_SESSION_STORAGE_KEY) !== null;

const emailIn = (form: HTMLFormElement) => String(new FormData(form).get('email') ?? '');

/** Signs up the form's email address; does not call `onDone` if the visitor has typed another address meanwhile. */
export function useNewsletterSignUp(source: NewsletterSource, onDone: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, send] = useSingleFlight(async (element: HTMLFormElement) => {
    const entered = emailIn(element);
    const email = normaliseEmail(entered);
    const payload = { email, source, consentVersion: CURRENT_NEWSLETTER_CONSENT_VERSION };
    const guard = readBotCheck(element);
    try {
      const { submitFormAndNotify } = await import('#features/requests/send-requests.ts');
      if (!(await submitFormAndNotify({ kind: 'newsletter', payload }, guard))) return;
    } catch {
      return toastError(NEWSLETTER_SIGN_UP_FAILED_MESSAGE);
    }
    rememberNewsletterPopupClosed();
    if (emailIn(element) !== entered) return;
    element.reset();
    onDone();
  });
  useBotCheck(form);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { form, isSending, onSubmit };
}
