import { useEffect, useEffectEvent, useState } from 'react';
import { isLinkUsed, signInError } from '#admin/data/sign-in-error.ts';
import { followSignInLink, forgetSignInLink, rememberedEmail } from '#admin/data/sign-in-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { isEmail } from '#domain/text/email.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { EmailField } from './email-field.tsx';

type LinkSignInProps = {
  onSignedIn: () => void;
  /** Goes to the form with a password, for the address typed. */
  onBack: (email: string) => void;
};

/** Signs in by the link that opened the page: at once on the device that asked for the link. */
export function LinkSignIn({ onSignedIn, onBack }: LinkSignInProps) {
  const [known] = useState(rememberedEmail);
  const [email, setEmail] = useState(known);
  const [error, setError] = useState<string>();
  const leave = () => {
    forgetSignInLink();
    onBack(email);
  };
  const [isBusy, follow] = useSingleFlight(async () => {
    if (!isEmail(email.trim())) return setError('Adresse e-mail invalide');
    try {
      await followSignInLink(email.trim());
      onSignedIn();
    } catch (failure) {
      const { title, description } = signInError(
        failure,
        'Ce lien a été envoyé à une autre adresse',
      );
      toastError(title, description);
      if (isLinkUsed(failure)) leave();
    }
  });
  const followAtOnce = useEffectEvent(() => void follow());
  useEffect(() => {
    if (known !== '') followAtOnce();
  }, [known]);
  return (
    <Form onSubmit={() => void follow()}>
      {known === '' && (
        <p className="mb-5 text-ink-2">
          Pour entrer, donnez l’adresse à laquelle ce lien a été envoyé.
        </p>
      )}
      <EmailField label="E-mail du compte" value={email} error={error} onChange={setEmail} />
      <Button type="submit" aria-disabled={isBusy || undefined} className="w-full">
        {isBusy ? 'Connexion....' : 'Se connecter'}
      </Button>
      <button type="button" className="link-action mt-4" onClick={leave}>
        Revenir au mot de passe
      </button>
    </Form>
  );
}
