import { Link } from '@tanstack/react-router';
import type { ChangeEvent, FunctionComponent, ReactNode } from 'react';
import { useSettings } from '#data/queries/settings-query.ts';
import { contactEmail } from '#domain/settings/contact-email.ts';
import { Button } from '#ui/button.tsx';
import { DateField, type DateFieldProps } from '#ui/forms/date-field.tsx';
import {
  type AreaFieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '#ui/forms/fields.tsx';
import { Honeypot } from './form-guard.tsx';
import type { SentRequestConfirmation, useRequestForm } from './request-form.ts';

type TextFieldApi = {
  name: string;
  state: { value: string; meta: { errors: readonly ({ message: string } | undefined)[] } };
  handleChange: (text: string) => void;
};

type FieldProps<TName> = { name: TName; children: (field: TextFieldApi) => ReactNode };

/** Props of a form control, except those that `bind` takes from the form's field `name`. */
type Bound<TName, TProps> = Omit<TProps, 'form' | keyof ReturnType<typeof bind>> & {
  form: { Field: FunctionComponent<FieldProps<NoInfer<TName>>> };
  name: TName;
};

const bind = ({ name, state, handleChange }: TextFieldApi) => ({
  name,
  value: state.value,
  error: state.meta.errors[0]?.message,
  onChange: (event: ChangeEvent<{ value: string }>) => handleChange(event.target.value),
});

export function FormTextField<const TName>({ form, name, ...rest }: Bound<TName, TextFieldProps>) {
  return <form.Field name={name}>{(field) => <TextField {...rest} {...bind(field)} />}</form.Field>;
}

export function FormTextArea<const TName>({ form, name, ...rest }: Bound<TName, AreaFieldProps>) {
  return (
    <form.Field name={name}>{(field) => <TextAreaField {...rest} {...bind(field)} />}</form.Field>
  );
}

export function FormSelect<const TName>({ form, name, ...rest }: Bound<TName, SelectFieldProps>) {
  return (
    <form.Field name={name}>{(field) => <SelectField {...rest} {...bind(field)} />}</form.Field>
  );
}

export function FormDateField<const TName>({ form, name, ...rest }: Bound<TName, DateFieldProps>) {
  return (
    <form.Field name={name}>
      {(field) => <DateField {...rest} {...bind(field)} onChange={field.handleChange} />}
    </form.Field>
  );
}

type FormFrameProps = Omit<ReturnType<typeof useRequestForm>, 'form'> & {
  sendLabel: string;
  children: ReactNode;
};

/** Renders a form; without JavaScript, submitting it opens the visitor's mail client. */
export function FormFrame(props: FormFrameProps) {
  const { element, draftKey, isSending, onSubmit, sent, writeAgain, sendLabel, children } = props;
  const address = contactEmail(useSettings());
  return (
    <>
      {sent && <SentNote sent={sent} writeAgain={writeAgain} />}
      <form
        ref={element}
        noValidate
        data-draft={draftKey}
        action={`mailto:${address}`}
        method="post"
        encType="text/plain"
        onSubmit={onSubmit}
        hidden={sent !== undefined}
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
            Vos coordonnées ne servent qu’à vous répondre.{' '}
            <Link to="/legal" hash="vos-droits" className="link-text">
              Vos données et vos droits
            </Link>
          </p>
        </div>
      </form>
    </>
  );
}

/** Outside the component: React calls this function once, when the message appears, but a new one on each render. */
const focusNote = (title: HTMLElement | null) => title?.focus();

function SentNote({ sent, writeAgain }: { sent: SentRequestConfirmation; writeAgain: () => void }) {
  return (
    <div className="border-t border-ink pt-6">
      <h3 ref={focusNote} tabIndex={-1} className="title text-small-title">
        {sent.title}
      </h3>
      <p className="mt-2 text-ink-2">{sent.text}</p>
      <blockquote className="mt-5 border-l border-gold pl-5 whitespace-pre-line wrap-anywhere">
        {sent.summary}
      </blockquote>
      <p className="flex flex-wrap gap-x-8">
        <button type="button" onClick={writeAgain} className="link-action">
          Écrire un autre message
        </button>
        {sent.isKept && sent.writeMail && (
          <button type="button" onClick={sent.writeMail} className="link-action">
            Écrire plutôt depuis ma messagerie
          </button>
        )}
      </p>
    </div>
  );
}
