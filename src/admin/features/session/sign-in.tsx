import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { signInWithPassword } from '#admin/data/session.ts';
import {
  acceptPastedSignInLink,
  describeSignInError,
  hasPendingSignInLink,
  readSignInLinkEmail,
  sendSignInLink,
  signInWithLink,
} from '#admin/data/sign-in.ts';
import { useFormWithoutRecord } from '#admin/kit/use-form-without-record.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form, TextInput } from '#admin/ui/fields.tsx';
import { PasswordField } from '#admin/ui/password-field.tsx';
import * as f from '#domain/schema/fields.ts';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export const AccountEmailSchema = f.emailField(
  'E-mail',
  'L’adresse e-mail est requise',
  'Adresse e-mail invalide',
);
const Password = v.pipe(v.string(), v.nonEmpty('Le mot de passe est requis'));
const ByPassword = v.object({ email: AccountEmailSchema, password: Password });
const ByLink = v.object({ email: AccountEmailSchema, password: v.optional(v.string()) });

const NOT_A_LINK = 'Ce n’est pas un lien de connexion\u00a0: copiez celui de l’e-mail en entier';

type SignInProps = {
  /** Email address of the account whose session has ended; the field is then prefilled and read-only. */
  email?: string;
  onSignedIn: () => void;
};

export function SignInForm({ email, onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, read } = useFormWithoutRecord();
  const [failures, setFailures] = useState(0);
  const [sentTo, setSentTo] = useState<string>();
  const isFollowing = hasPendingSignInLink();

  async function act(wantsLink: boolean): Promise<void> {
    if (!form.current) return;
    // Checks for a sign-in link at each press of the button: it may have been pasted since the last render.
    const hasLink = hasPendingSignInLink();
    const typed = read(form.current, wantsLink || hasLink ? ByLink : ByPassword);
    if (!typed) return;
    try {
      if (wantsLink) {
        await sendSignInLink(typed.email);
        return setSentTo(typed.email);
      }
      if (hasLink) await signInWithLink(typed.email);
      else await signInWithPassword(typed.email, typed.password ?? '');
      onSignedIn();
    } catch (failure) {
      const wrong = hasLink ? 'Ce lien a été envoyé à une autre adresse' : undefined;
      const { title, description } = describeSignInError(failure, wrong);
      toastError(title, { description });
      setFailures(failures + 1);
    }
  }
  const [isSigningIn, enter] = useSingleFlight(() => act(false));
  const [isSending, sendLink] = useSingleFlight(() => act(true));
  const paste = (text: string) => {
    const isLink = acceptPastedSignInLink(text.trim());
    setErrors(isLink || text === '' ? {} : { link: NOT_A_LINK });
    if (isLink) form.current?.requestSubmit();
  };
  useEffect(() => {
    if (hasPendingSignInLink() && readSignInLinkEmail() !== '') form.current?.requestSubmit();
  }, []);
  return (
    <Form ref={form} className="grid" onSubmit={() => void enter()}>
      {isFollowing && (
        <p className="mb-5 text-ink-2">
          Pour entrer, donnez l’adresse à laquelle ce lien a été envoyé.
        </p>
      )}
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        defaultValue={email ?? readSignInLinkEmail()}
        error={errors.email}
        required
        readOnly={email !== undefined}
        maxLength={EMAIL_MAX}
        autoComplete="username"
      />
      {!isFollowing && (
        <PasswordField
          // A new key after each failed sign-in remounts the password field, which empties it.
          key={failures}
          label="Mot de passe"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
          data-autofocus={email !== undefined || undefined}
        />
      )}
      <Button type="submit" aria-disabled={isSigningIn} className="w-full">
        {isSigningIn ? 'Connexion....' : 'Se connecter'}
      </Button>
      <button
        type="button"
        className="link-action mt-4 justify-self-start"
        aria-disabled={isSending}
        onClick={() => void sendLink()}
      >
        {isSending ? 'Envoi en cours…' : 'Recevoir un lien de connexion'}
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
      {!isFollowing && (
        // An iPhone opens a mailed link in its browser, not in the installed site, into which it must be pasted.
        <details open={sentTo !== undefined}>
          <summary className="min-h-11 cursor-pointer content-center text-small text-ink-2">
            Coller un lien reçu
          </summary>
          <TextInput
            label="Lien de connexion"
            autoComplete="off"
            error={errors.link}
            onChange={({ target }) => paste(target.value)}
          />
        </details>
      )}
    </Form>
  );
}
