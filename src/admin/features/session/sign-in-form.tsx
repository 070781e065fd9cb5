import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = {
  /** Filled in, and not to be changed, when a session is taken up again. */
  email?: string | undefined;
  onSignedIn: () => void;
  /** Asks for a new password, for the address that has been typed. */
  onForgotten?: ((email: string) => void) | undefined;
};

/** Address and password (spec section 2). */
export function SignInForm({ email, onSignedIn, onForgotten }: SignInFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useSignIn(email ?? '', onSignedIn);
  return (
    <form
      ref={element}
      noValidate
      className="grid"
      onSubmit={async (event) => {
        event.preventDefault();
        await form.handleSubmit();
        element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      }}
    >
      <form.Field name="email">
        {({ state, handleChange }) => (
          <TextField
            label="Email"
            type="email"
            name="email"
            variant="box"
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
      {onForgotten && (
        <button
          type="button"
          className="link-action mt-4 justify-self-start"
          onClick={() => onForgotten(form.state.values.email)}
        >
          Mot de passe oublié
        </button>
      )}
    </form>
  );
}
