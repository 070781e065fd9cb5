import { useRef, useState } from 'react';
import { signIn } from '#admin/data/session.ts';
import { isTelling, signInError } from '#admin/data/sign-in-error.ts';
import { sendSignInLink } from '#admin/data/sign-in-link.ts';
import { firstIssues } from '#admin/kit/editor/field-errors.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { AdminLogin } from '#domain/admin/sign-in.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

type Values = { email: string; password: string };

type SignInProps = {
  /** Prefilled and read-only when an ended session is resumed. */
  email?: string | undefined;
  /** Prefilled after a sign-in link was of no use. */
  wanted?: string | undefined;
  onSignedIn: () => void;
};

/** Signs in with a password, or sends a sign-in link to the address typed. */
export function SignIn({ email, wanted = '', onSignedIn }: SignInProps) {
  const { form, isSigningIn, submit, link, field } = useSignIn(email ?? wanted, onSignedIn);
  return (
    <Form ref={form} className="grid" onSubmit={() => void submit()}>
      <EmailField {...field('email')} readOnly={email !== undefined} />
      <PasswordField {...field('password')} isFirst={email !== undefined} />
      <Button type="submit" aria-disabled={isSigningIn || undefined} className="w-full">
        {isSigningIn ? 'Connexion....' : 'Se connecter'}
      </Button>
      <button
        type="button"
        className="link-action mt-4 justify-self-start"
        aria-disabled={link.isSending || undefined}
        onClick={() => void link.send()}
      >
        {link.isSending ? 'Envoi en cours…' : 'Recevoir un lien de connexion'}
      </button>
      <p role="status" className="mt-2 text-ink-2">
        {link.sentTo !== undefined && (
          <>
            Si un compte existe pour <strong className="text-ink">{link.sentTo}</strong>, un lien de
            connexion vient de lui être envoyé. Il ne sert qu’une fois, de préférence dans ce
            navigateur.
          </>
        )}
      </p>
    </Form>
  );
}

function useSignIn(initialEmail: string, onSignedIn: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ email: initialEmail, password: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [sentTo, setSentTo] = useState<string>();
  const email = values.email.trim();

  /** Shows the errors of the given fields, the first one focused; returns true if there is none. */
  const isValid = (...names: (keyof Values)[]) => {
    const issues: Partial<Values> = firstIssues(AdminLogin, values);
    const shown = names.filter((name) => issues[name] !== undefined);
    setErrors(Object.fromEntries(shown.map((name) => [name, issues[name]])));
    form.current?.querySelector<HTMLElement>(`[name=${shown[0]}]`)?.focus();
    return shown.length === 0;
  };
  const [isSigningIn, submit] = useSingleFlight(async () => {
    if (!isValid('email', 'password')) return;
    try {
      await signIn(email, values.password);
      onSignedIn();
    } catch (failure) {
      setValues({ ...values, password: '' });
      tellFailure(failure);
    }
  });
  const [isSending, send] = useSingleFlight(async () => {
    if (!isValid('email')) return;
    try {
      await sendSignInLink(email);
    } catch (failure) {
      // The answer never reveals whether the account exists.
      if (!isTelling(failure)) return tellFailure(failure);
    }
    setSentTo(email);
  });
  const field = (name: keyof Values) => ({
    value: values[name],
    error: errors[name],
    onChange: (typed: string) => {
      setValues({ ...values, [name]: typed });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  return { form, isSigningIn, submit, link: { isSending, send, sentTo }, field };
}

function tellFailure(failure: unknown): void {
  const { title, description } = signInError(failure);
  toastError(title, description);
}
