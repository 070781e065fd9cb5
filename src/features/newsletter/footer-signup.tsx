import { useId, useLayoutEffect, useRef } from 'react';
import { createFormDraftAccessor } from '#data/forms/form-draft.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { contactEmail } from '#domain/settings/contact-email.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { Honeypot } from '#features/requests/form-guard.tsx';
import { useReplacedFormFocus } from '#features/requests/use-replaced-form-focus.ts';
import { Button } from '#ui/button.tsx';
import { NewsletterConsentText } from './consent.tsx';
import { useNewsletterSignUp } from './use-sign-up.ts';

/** sessionStorage key of an email address typed in the footer; not in storage-keys.ts, which every page loads early. */
const DRAFT_KEY = 'newsletterDraft';
const draft = createFormDraftAccessor(DRAFT_KEY, ['email']);

export function FooterNewsletterForm() {
  const { form, isSending, onSubmit } = useNewsletterSignUp('footer', draft.clear);
  useReplacedFormFocus(form);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const address = contactEmail(useSettings());
  // A layout effect, so that the field is filled before the visitor's next key press.
  useLayoutEffect(() => {
    if (field.current?.value === '') field.current.value = draft.read().email ?? '';
  }, []);
  return (
    <form
      ref={form}
      data-draft={DRAFT_KEY}
      action={`mailto:${address}?subject=Newsletter`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      className="max-w-158"
    >
      <div className="flex border-b border-ink">
        <label className="min-w-0 grow">
          <span className="sr-only">Votre adresse e-mail</span>
          <input
            ref={field}
            type="email"
            name="email"
            required
            maxLength={EMAIL_MAX}
            autoComplete="email"
            placeholder="Votre adresse e-mail"
            aria-describedby={id}
            onChange={({ target }) => draft.write({ email: target.value })}
            className="h-13 w-full appearance-none bg-transparent pr-4 text-field"
          />
        </label>
        <Button type="submit" aria-disabled={isSending} className="flex-none">
          {isSending ? 'Inscription...' : "S'inscrire"}
        </Button>
      </div>
      <Honeypot />
      <p id={id} className="mt-4 max-w-119 text-caption text-ink-2">
        <NewsletterConsentText />
      </p>
    </form>
  );
}
