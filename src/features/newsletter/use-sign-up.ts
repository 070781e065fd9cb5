import { type FormEvent, useEffect, useRef } from 'react';
import type { NewsletterSource } from '#domain/newsletter.ts';
import { NEWSLETTER_FAILED } from '#domain/sent-messages.ts';
import { takeOverForm } from '#ui/early-submit.ts';
import { toastError } from '#ui/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/**
 * A form with one field, `email`. The browser has checked it before (spec section 5); what signs it
 * up is loaded when it is sent. A success empties the field, a failure keeps it.
 */
export function useSignUp(source: NewsletterSource, onDone?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, send] = useSingleFlight(async (email: string) => {
    try {
      const { signUp } = await import('./sign-up.ts');
      if (!(await signUp(email, source))) return;
      form.current?.reset();
      onDone?.();
    } catch {
      // The code of it could not be loaded.
      toastError(NEWSLETTER_FAILED);
    }
  });

  useEffect(() => {
    if (form.current) takeOverForm(form.current);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('email') ?? ''));
  };
  return { form, isSending, onSubmit };
}
