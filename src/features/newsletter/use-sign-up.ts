import { type FormEvent, useRef } from 'react';
import { readFormGuard } from '#data/forms/form-guard.ts';
import type { NewsletterSource } from '#domain/newsletter/newsletter.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { NEWSLETTER_FAILED } from '#domain/requests/sent-messages.ts';
import { useTakeOver } from '#features/forms/use-take-over.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** The browser validates the field `email`; the code that signs up is loaded on submission. */
export function useSignUp(source: NewsletterSource, onDone?: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [isSending, send] = useSingleFlight(
    async (element: HTMLFormElement, entered: FormData, guard: FormGuard) => {
      try {
        const { signUp } = await import('./sign-up.ts');
        if (await signUp(element, entered, source, guard)) onDone?.();
      } catch {
        // Signing up needs code that could not be loaded.
        toastError(NEWSLETTER_FAILED);
      }
    },
  );

  useTakeOver(form);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: element } = event;
    void send(element, new FormData(element), readFormGuard(element));
  };
  return { form, isSending, onSubmit };
}
