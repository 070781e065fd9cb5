import { useEffect, useEffectEvent, useState } from 'react';
import { isLinkUsed, isTelling, signInError } from '#admin/data/sign-in-error.ts';
import {
  followSignInLink,
  forgetSignInLink,
  rememberedEmail,
  sendSignInLink,
} from '#admin/data/sign-in-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { Form } from '#admin/ui/form.tsx';
import { EMAIL_MAX } from '#domain/site/limits.ts';
import { isEmail } from '#domain/text/email.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type LinkRequestProps = {
  /** The email address typed so far. */
  typed: string;
  isFixed: boolean;
  onBack: () => void;
};

/** Sends a sign-in link. The answer never reveals whether the account exists. */
export function LinkRequest({ typed, isFixed, onBack }: LinkRequestProps) {
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    try {
      await sendSignInLink(email);
    } catch (failure) {
      if (!isTelling(failure)) {
        const { title, description } = signInError(failure);
        toastError(title, description);
        return;
      }
    }
    setSentTo(email);
  };
  return (
    <>
      {sentTo === undefined ? (
        <EmailForm
          typed={typed}
          isFixed={isFixed}
          action="Recevoir un lien de connexion"
          busy="Envoi en cours..."
          onEmail={send}
        />
      ) : (
        <p role="status" className="text-ink-2">
          Si un compte existe pour <strong className="text-ink">{sentTo}</strong>, un lien de
          connexion vient de lui être envoyé. Il ne sert qu’une fois, de préférence dans ce
          navigateur.
        </p>
      )}
      <Back onBack={onBack} />
    </>
  );
}

type LinkSignInProps = { onSignedIn: () => void; onBack: (email?: string) => void };

/** Signs in by the link that opened the page: at once where it was asked for, elsewhere for its address. */
export function LinkSignIn({ onSignedIn, onBack }: LinkSignInProps) {
  const [known] = useState(rememberedEmail);
  const follow = async (email: string) => {
    try {
      await followSignInLink(email);
    } catch (failure) {
      const { title, description } = signInError(
        failure,
        'Ce lien a été envoyé à une autre adresse',
      );
      toastError(title, description);
      if (isLinkUsed(failure)) leave(email);
      return;
    }
    onSignedIn();
  };
  const leave = (email?: string) => {
    forgetSignInLink();
    onBack(email);
  };
  return (
    <>
      {known === '' && (
        <p className="mb-5 text-ink-2">
          Pour entrer, donnez l’adresse à laquelle ce lien a été envoyé.
        </p>
      )}
      <EmailForm
        typed={known}
        isAutomatic={known !== ''}
        action="Se connecter"
        busy="Connexion...."
        onEmail={follow}
      />
      <Back onBack={leave} />
    </>
  );
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="link-action mt-4" onClick={() => onBack()}>
    Revenir au mot de passe
  </button>
);

type EmailFormProps = {
  typed: string;
  isFixed?: boolean;
  /** Sent as soon as it is there. */
  isAutomatic?: boolean;
  action: string;
  busy: string;
  onEmail: (email: string) => Promise<void>;
};

function EmailForm({ typed, isFixed, isAutomatic = false, action, busy, onEmail }: EmailFormProps) {
  const [email, setEmail] = useState(typed);
  const [error, setError] = useState<string>();
  const [isBusy, submit] = useSingleFlight(async () => {
    const address = email.trim();
    if (isEmail(address)) await onEmail(address);
    else setError(address === '' ? "L'email est requis" : 'Adresse email invalide');
  });
  const submitAtOnce = useEffectEvent(() => void submit());
  useEffect(() => {
    if (isAutomatic) submitAtOnce();
  }, [isAutomatic]);
  return (
    <Form onSubmit={() => void submit()}>
      <TextInput
        label="E-mail du compte"
        type="email"
        required
        autoFocus
        readOnly={isFixed}
        maxLength={EMAIL_MAX}
        autoComplete="username"
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" aria-disabled={isBusy || undefined} className="w-full">
        {isBusy ? busy : action}
      </Button>
    </Form>
  );
}
