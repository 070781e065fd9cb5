import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useSettings } from '#data/settings.ts';
import { newsletterPromise } from '#domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '#domain/newsletter/newsletter-links.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { LinkForm, LinkFrame, type LinkMessage, type LinkState, useLink } from './link-parts.tsx';
import type { LinkSearch } from './link-search.ts';

const OVER = {
  title: 'Ce lien n’est plus valable',
  text: `Un lien de confirmation sert une fois, dans les ${CONFIRMATION_DAYS} jours. Inscrivez-vous à nouveau pour en recevoir un autre, ici ou au bas de cette page.`,
};
const UNREAD = {
  title: 'Ce lien n’est pas valide',
  text: 'Il a peut-être été coupé par votre messagerie. Ouvrez-le depuis le message reçu, ou inscrivez-vous à nouveau.',
};
const NOT_DONE = {
  title: 'La confirmation n’a pas abouti',
  text: 'Votre inscription n’est pas perdue. Réessayez dans un instant.',
};

const messages = (arrival: string): Record<LinkState, LinkMessage | null> => ({
  asked: {
    title: 'Confirmez votre inscription',
    text: `Un geste encore, et ${arrival}`,
  },
  running: null,
  confirmed: {
    title: 'Votre inscription est confirmée',
    text: `Merci. L${arrival.slice(1)}`,
  },
  'already-confirmed': {
    title: 'Votre inscription est déjà confirmée',
    text: `Vous n’avez rien d’autre à faire\u00a0: ${arrival}`,
  },
  expired: OVER,
  invalid: UNREAD,
  unsubscribed: UNREAD,
  erased: UNREAD,
  offline: {
    title: 'Vous êtes hors connexion',
    text: 'Votre inscription sera confirmée dès que vous réessaierez avec un réseau.',
  },
  failed: NOT_DONE,
});

type ConfirmationPageProps = { search: LinkSearch; onSignUp: () => void };

/** Opened from the confirmation mail: confirms at once, or by a button without JavaScript. */
export function ConfirmationPage({ search, onSignUp }: ConfirmationPageProps) {
  const { state, token, follow } = useLink(search);
  const { arrival } = newsletterPromise(useSettings());
  const confirmAtOnce = useEffectEvent(() => {
    if (state === 'asked') void follow('confirmation');
  });
  useEffect(() => confirmAtOnce(), []);

  const button = (label: string) => (
    <LinkForm action="confirmation" token={token} onFollow={(action) => void follow(action)}>
      {label}
    </LinkForm>
  );
  const home = (
    <Link to="/" search={{ intro: 0 }} className={buttonClass({ className: 'max-md:w-full' })}>
      Découvrir nos adresses
    </Link>
  );
  const retry = button('Réessayer');
  const signUpAgain = (
    <Button variant="accent" aria-haspopup="dialog" onClick={onSignUp} className="max-md:w-full">
      S’inscrire à nouveau
    </Button>
  );
  const actions: Partial<Record<LinkState, ReactNode>> = {
    asked: button('Confirmer mon inscription'),
    confirmed: home,
    'already-confirmed': home,
    expired: signUpAgain,
    invalid: signUpAgain,
    offline: retry,
    failed: retry,
  };
  return (
    <LinkFrame
      state={state}
      message={messages(arrival)[state]}
      awaited="Confirmation en cours…"
      action={actions[state]}
    />
  );
}
