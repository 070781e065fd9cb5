import { useState } from 'react';
import { sendPasswordReset } from '#admin/data/session.ts';
import { isUnknownAccount, signInError } from '#admin/data/sign-in-error.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { isEmail } from '#domain/text/email.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type PasswordResetProps = {
  /** The email address typed in the sign-in form. */
  typed: string;
  onDone: () => void;
};

/** Sends a password reset email. The answer never reveals whether the account exists. */
export function PasswordReset({ typed, onDone }: PasswordResetProps) {
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [isSending, send] = useSingleFlight(async () => {
    if (!isEmail(email.trim())) {
      setError(email.trim() === '' ? "L'email est requis" : 'Adresse email invalide');
      return;
    }
    try {
      await sendPasswordReset(email.trim());
    } catch (failure) {
      if (!isUnknownAccount(failure)) {
        const { title, description } = signInError(failure);
        toastError(title, description);
        return;
      }
    }
    setSent(true);
  });
  const back = (
    <button type="button" className="link-action mt-4" onClick={onDone}>
      Revenir à la connexion
    </button>
  );
  if (isSent) {
    return (
      <div role="status">
        <p className="text-ink-2">
          Si un compte existe pour <strong className="text-ink">{email.trim()}</strong>, un e-mail
          vient de lui être envoyé pour choisir un nouveau mot de passe.
        </p>
        {back}
      </div>
    );
  }
  return (
    <Form onSubmit={() => void send()}>
      <TextInput
        label="E-mail du compte"
        type="email"
        required
        autoFocus
        maxLength={EMAIL_MAX}
        autoComplete="username"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" aria-disabled={isSending || undefined} className="w-full">
        {isSending ? 'Envoi en cours...' : 'Recevoir un lien par e-mail'}
      </Button>
      {back}
    </Form>
  );
}
