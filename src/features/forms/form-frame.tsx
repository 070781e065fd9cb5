import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { useSettings } from '#data/settings.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { Button } from '#ui/button.tsx';
import { Honeypot } from './honeypot.tsx';

type FormFrameProps = {
  element: RefObject<HTMLFormElement | null>;
  draftKey: string;
  isSending: boolean;
  onSubmit: (event: FormEvent) => void;
  sendLabel: string;
  children: ReactNode;
};

/** Renders a form, which opens the visitor's mail client without JavaScript. */
export function FormFrame(props: FormFrameProps) {
  const { element, draftKey, isSending, onSubmit, sendLabel, children } = props;
  const { contact_email = CONTACT_EMAIL } = useSettings();
  return (
    <form
      ref={element}
      noValidate
      data-draft={draftKey}
      action={`mailto:${contact_email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      className="grid items-start gap-x-8 *:has-[[aria-invalid=true]]:mb-4.5 md:grid-cols-2"
    >
      {children}
      <Honeypot />
      <div className="flex flex-wrap items-center gap-x-7 gap-y-5 md:col-span-2">
        <Button
          type="submit"
          variant="accent"
          aria-disabled={isSending || undefined}
          className="max-md:w-full"
        >
          {isSending ? 'Envoi en cours...' : sendLabel}
        </Button>
        <p className="max-w-96 text-small text-ink-2">
          Vos coordonnées ne servent qu’à vous répondre. Voir les{' '}
          <Link to="/legal" className="link-text">
            mentions légales
          </Link>
          .
        </p>
      </div>
    </form>
  );
}
