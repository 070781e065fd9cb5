import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { signIn } from '#admin/data/session.ts';
import { signInError } from '#admin/data/sign-in-error.ts';
import {
  followSignInLink,
  forgetSignInLink,
  hasSignInLink,
  rememberedEmail,
  sendSignInLink,
} from '#admin/data/sign-in-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { email as emailField } from '#domain/schema/fields.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { PasswordField } from './password-field.tsx';
import { type FormErrors, readForm } from './read-form.ts';

type SignInProps = {
  /** Prefilled and read-only when an ended session is resumed. */
  email?: string;
  onSignedIn: () => void;
};

const address = emailField('E-mail', 'L’adresse e-mail est requise', 'Adresse e-mail invalide');
const typedPassword = v.pipe(v.string(), v.nonEmpty('Le mot de passe est requis'));
const ByPassword = v.object({ email: address, password: typedPassword });
const ByLink = v.object({ email: address, password: v.optional(v.string()) });

/** Refusals that would tell which accounts exist. */
const ABOUT_ACCOUNT = /user-not-found|user-disabled|admin-restricted-operation/;

/** Signs in with a password, by the link that opened the page, or sends a link to the address typed. */
export function SignIn({ email, onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isFollowing, setFollowing] = useState(hasSignInLink);
  const [remembered] = useState(() => (isFollowing ? rememberedEmail() : ''));
  const [errors, setErrors] = useState<FormErrors>({});
  const [sentTo, setSentTo] = useState<string>();

  const leaveLink = () => {
    forgetSignInLink();
    setFollowing(false);
  };
  function read<TSchema extends v.GenericSchema>(schema: TSchema) {
    const typed = form.current ? readForm(form.current, schema) : { errors: {} };
    setErrors(typed.errors);
    return typed.values;
  }
  const [isSigningIn, submit] = useSingleFlight(async () => {
    const typed = read(isFollowing ? ByLink : ByPassword);
    if (!typed) return;
    try {
      await (isFollowing
        ? followSignInLink(typed.email)
        : signIn(typed.email, typed.password ?? ''));
      onSignedIn();
    } catch (failure) {
      const wrong = isFollowing ? 'Ce lien a été envoyé à une autre adresse' : undefined;
      const { code, title, description } = signInError(failure, wrong);
      toastError(title, description);
      if (password.current) password.current.value = '';
      if (code.endsWith('action-code')) leaveLink();
    }
  });
  const [isSending, sendLink] = useSingleFlight(async () => {
    const typed = read(ByLink);
    if (!typed) return;
    try {
      await sendSignInLink(typed.email);
    } catch (failure) {
      const { code, title, description } = signInError(failure);
      if (!ABOUT_ACCOUNT.test(code)) return toastError(title, description);
    }
    setSentTo(typed.email);
  });
  useEffect(() => {
    if (remembered !== '') form.current?.requestSubmit();
  }, [remembered]);
  return (
    <Form ref={form} className="grid" onSubmit={() => void submit()}>
      {isFollowing && (
        <p className="mb-5 text-ink-2">
          Pour entrer, donnez l’adresse à laquelle ce lien a été envoyé.
        </p>
      )}
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        defaultValue={email ?? remembered}
        error={errors.email}
        required
        readOnly={email !== undefined}
        maxLength={EMAIL_MAX}
        autoComplete="username"
      />
      {!isFollowing && (
        <PasswordField ref={password} error={errors.password} isFirst={email !== undefined} />
      )}
      <Button type="submit" aria-disabled={isSigningIn} className="w-full">
        {isSigningIn ? 'Connexion....' : 'Se connecter'}
      </Button>
      <button
        type="button"
        className="link-action mt-4 justify-self-start"
        aria-disabled={isSending}
        onClick={() => (isFollowing ? leaveLink() : void sendLink())}
      >
        {isFollowing
          ? 'Revenir au mot de passe'
          : isSending
            ? 'Envoi en cours…'
            : 'Recevoir un lien de connexion'}
      </button>
      <p role="status" className="mt-2 text-ink-2">
        {sentTo !== undefined && (
          <>
            Si un compte existe pour <strong className="text-ink">{sentTo}</strong>, un lien de
            connexion vient de lui être envoyé. Il ne sert qu’une fois, de préférence dans ce
            navigateur.
          </>
        )}
      </p>
    </Form>
  );
}
