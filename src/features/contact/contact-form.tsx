import { HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { EMAIL_MAX, PERSON_NAME_MAX, TEXT_MAX } from '#domain/site/limits.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { Button } from '#ui/button.tsx';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useContactForm } from './use-contact-form.ts';

const NAME = { type: 'text', maxLength: PERSON_NAME_MAX } as const;
const LINES = [
  { ...NAME, name: 'firstName', label: 'Prénom', autoComplete: 'given-name' },
  { ...NAME, name: 'lastName', label: 'Nom', autoComplete: 'family-name' },
  {
    name: 'email',
    label: 'Adresse email',
    type: 'email',
    maxLength: EMAIL_MAX,
    autoComplete: 'email',
    className: 'md:col-span-2',
  },
] as const;

/** First name, last name, address, message (spec section 2). Without JavaScript it opens a mail. */
export function ContactForm() {
  const { element, form, isSending, onSubmit } = useContactForm();
  return (
    <form
      ref={element}
      noValidate
      data-draft={CONTACT_DRAFT_KEY}
      action={`mailto:${CONTACT_EMAIL}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      className="grid items-start gap-x-8 *:has-[[aria-invalid=true]]:mb-4.5 md:grid-cols-2"
    >
      {LINES.map(({ name, ...line }) => (
        <form.Field key={name} name={name}>
          {({ state, handleChange }) => (
            <TextField
              {...line}
              name={name}
              required
              value={state.value}
              error={state.meta.errors[0]?.message}
              onChange={(event) => handleChange(event.target.value)}
            />
          )}
        </form.Field>
      ))}
      <form.Field name="message">
        {({ name, state, handleChange }) => (
          <TextAreaField
            name={name}
            label="Message"
            required
            maxLength={TEXT_MAX}
            value={state.value}
            error={state.meta.errors[0]?.message}
            onChange={(event) => handleChange(event.target.value)}
            className="md:col-span-2"
          />
        )}
      </form.Field>
      <Honeypot name={HONEYPOT_FIELD} />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-5 md:col-span-2">
        <Button
          type="submit"
          variant="accent"
          aria-disabled={isSending || undefined}
          className="max-md:w-full"
        >
          {isSending ? 'Envoi en cours...' : 'Envoyer'}
        </Button>
        <p className="max-w-96 text-small text-ink-2">
          Vos coordonnées ne servent qu’à vous répondre. Voir les{' '}
          <a href="/legal" className="link-text">
            mentions légales
          </a>
          .
        </p>
      </div>
    </form>
  );
}
