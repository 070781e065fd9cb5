import { Link } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { checkNetworkDown } from '#data/network.ts';
import {
  CONFIRMATION_LINK_VALID_DAYS,
  MAIL_LINK_TOKEN_URL_PARAM,
  type MailLinkAction,
  type MailLinkOutcome,
  mailLinkApiPath,
} from '#domain/newsletter/newsletter-links.ts';
import { OFFLINE_MESSAGE } from '#domain/requests/form-messages.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { toastError } from '#ui/toast/toast.ts';

type LinkMessage = { title: string; text: string; action?: ReactNode };
type LinkMessages = Partial<Record<MailLinkOutcome | 'asked', LinkMessage>> & {
  invalid: LinkMessage;
};

/** Messages of the confirmation page, which needs a press on a button: mail scanners open links and run scripts. */
export function confirmationMessages(token: string, arrival: string): LinkMessages {
  const home = (
    <Link to="/" search={{ intro: 0 }} className={buttonClass({ className: 'max-md:w-full' })}>
      Découvrir nos adresses
    </Link>
  );
  return {
    asked: {
      title: 'Confirmez votre inscription',
      text: `Appuyez sur le bouton pour vous inscrire\u00a0: ${arrival} Un lien dans chaque envoi permet de se désinscrire.`,
      action: <LinkForm action="confirmation" token={token} label="Confirmer mon inscription" />,
    },
    confirmed: {
      title: 'Votre inscription est confirmée',
      text: `Merci. L${arrival.slice(1)}`,
      action: home,
    },
    'already-confirmed': {
      title: 'Votre inscription est déjà confirmée',
      text: `Vous n’avez rien d’autre à faire\u00a0: ${arrival}`,
      action: home,
    },
    expired: {
      title: 'Ce lien n’est plus valable',
      text: `Un lien de confirmation sert une fois, dans les ${CONFIRMATION_LINK_VALID_DAYS} jours. Inscrivez-vous de nouveau au bas de cette page pour en recevoir un autre.`,
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      text: 'Il a peut-être été coupé par votre messagerie. Ouvrez-le depuis le message reçu, ou inscrivez-vous de nouveau au bas de cette page.',
    },
    failed: {
      title: 'La confirmation n’a pas abouti',
      text: 'Votre inscription n’est pas perdue. Réessayez dans un instant.',
      action: <LinkForm action="confirmation" token={token} label="Réessayer" />,
    },
  };
}

const PROOF =
  'Nous gardons votre adresse comme seule preuve de ce choix\u202f; vous pouvez aussi l’effacer.';

/** Messages of the unsubscription page, which needs a press on a button: mail scanners open links and run scripts. */
export function unsubscriptionMessages(token: string): LinkMessages {
  const erase = token !== '' && (
    <LinkForm action="effacement" token={token} variant="outline" label="Effacer mes données" />
  );
  const leave = (
    <>
      <LinkForm action="desinscription" token={token} label="Me désinscrire" />
      {erase}
    </>
  );
  return {
    asked: {
      title: 'Vous désinscrire',
      text: `Appuyez sur le bouton pour ne plus recevoir la lettre. ${PROOF}`,
      action: leave,
    },
    unsubscribed: {
      title: 'Votre désinscription est faite',
      text: `Vous ne recevrez plus la lettre. ${PROOF}`,
      action: erase,
    },
    erased: {
      title: 'Vos données sont effacées',
      text: 'Il ne reste rien de votre inscription\u00a0: ni votre adresse, ni ses dates.',
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      text: 'Il a peut-être été coupé par votre messagerie. Ouvrez-le depuis un de nos messages, ou écrivez-nous\u00a0: nous vous désinscrirons.',
    },
    failed: {
      title: 'Votre demande n’a pas abouti',
      text: 'Réessayez dans un instant.',
      action: leave,
    },
  };
}

type LinkFormProps = {
  action: MailLinkAction;
  token: string;
  variant?: 'accent' | 'outline';
  label: string;
};

function LinkForm({ action, token, variant = 'accent', label }: LinkFormProps) {
  /** Submits the form only with a network: offline, the browser would show its own error page. */
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (await checkNetworkDown())
      toastError(OFFLINE_MESSAGE, { description: 'Réessayez au retour du réseau.' });
    else currentTarget.submit();
  }
  return (
    <form action={mailLinkApiPath(action)} method="post" onSubmit={send} className="max-md:w-full">
      <input type="hidden" name={MAIL_LINK_TOKEN_URL_PARAM} value={token} />
      <Button type="submit" variant={variant} className="max-md:w-full">
        {label}
      </Button>
    </form>
  );
}
