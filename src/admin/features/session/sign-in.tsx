import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

type SignInProps = {
  /** Prefilled and read-only when an ended session is resumed. */
  email?: string | undefined;
  onSignedIn: () => void;
};

/** Signs in with a password, by the link that opened the page, or sends a link to the address typed. */
export function SignIn({ email: fixedEmail, onSignedIn }: SignInProps) {
  const { form, field, submit, sendLink, leaveLink, ...state } = useSignIn(fixedEmail, onSignedIn);
  const { isFollowing, isSigningIn, isSending, sentTo } = state;
  const email = field('email');
  return (
    <Form ref={form} className="grid" onSubmit={() => void submit()}>
      {isFollowing && (
        <p className="mb-5 text-ink-2">
          Pour entrer, donnez l’adresse à laquelle ce lien a été envoyé.
        </p>
      )}
      <TextInput
        {...email}
        label="E-mail"
        type="email"
        name="email"
        required
        readOnly={fixedEmail !== undefined}
        maxLength={EMAIL_MAX}
        autoComplete="username"
        onChange={({ target }) => email.onChange(target.value)}
      />
      {!isFollowing && <PasswordField {...field('password')} isFirst={fixedEmail !== undefined} />}
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
