import { useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { signIn } from '#admin/data/session.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { AdminLogin } from '#domain/admin/sign-in.ts';
import { toastError } from '#ui/toast/toast.ts';
import { PasswordField } from './password-field.tsx';

type SignInFormProps = {
  /** Prefilled and read-only when an ended session is resumed. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** Asks for a sign-in link to the email address typed so far. */
  onLink: (email: string) => void;
};

export function SignInForm({ email, onSignedIn, onLink }: SignInFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useSignIn(email ?? '', onSignedIn);
  return (
    <Form
      ref={element}
      className="grid"
      onSubmit={async () => {
        await form.handleSubmit();
        element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      }}
    >
      <form.Field name="email">
        {({ state, handleChange }) => (
          <TextInput
            label="E-mail"
            type="email"
            name="email"
            required
            autoComplete="username"
            readOnly={email !== undefined}
            value={state.value}
            error={state.meta.errors[0]?.message}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </form.Field>
      <form.Field name="password">
        {({ state, handleChange }) => (
          <PasswordField
            value={state.value}
            error={state.meta.errors[0]?.message}
            isFirst={email !== undefined}
            onChange={handleChange}
          />
        )}
      </form.Field>
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" aria-disabled={isSubmitting || undefined} className="w-full">
            {isSubmitting ? 'Connexion....' : 'Se connecter'}
          </Button>
        )}
      </form.Subscribe>
      <button
        type="button"
        className="link-action mt-4 justify-self-start"
        onClick={() => onLink(form.state.values.email)}
      >
        Recevoir un lien de connexion
      </button>
    </Form>
  );
}

function useSignIn(email: string, onSignedIn: () => void) {
  return useForm({
    defaultValues: { email, password: '' },
    validators: { onSubmit: AdminLogin },
    onSubmit: async ({ value, formApi }) => {
      try {
        await signIn(value.email.trim(), value.password);
        onSignedIn();
      } catch (error) {
        const { title, description } = signInError(error);
        formApi.setFieldValue('password', '', { dontUpdateMeta: true });
        toastError(title, description);
      }
    },
  });
}
