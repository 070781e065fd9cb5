import { Link } from '@tanstack/react-router';
import { useSettings } from '#data/settings.ts';
import { newsletterPromise } from '#domain/newsletter/newsletter.ts';
import { CONFIRMATION_DAYS } from '#domain/newsletter/newsletter-links.ts';
import { openNewsletter } from '#features/newsletter/open-newsletter.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { LinkForm, LinkFrame, linkToken } from './link-parts.tsx';

/** Confirms as soon as the mail's link is opened; without JavaScript, by a button. */
export function ConfirmationPage({ search }: { search: Record<string, unknown> }) {
  const { arrival } = newsletterPromise(useSettings());
  const token = linkToken(search);
  const home = (
    <Link to="/" search={{ intro: 0 }} className={buttonClass({ className: 'max-md:w-full' })}>
      Découvrir nos adresses
    </Link>
  );
  const signUpAgain = (
    <Button
      variant="accent"
      aria-haspopup="dialog"
      onClick={() => openNewsletter('header')}
      className="max-md:w-full"
    >
      S’inscrire à nouveau
    </Button>
  );
  const messages = {
    asked: {
      title: 'Confirmez votre inscription',
      text: `Un geste encore, et ${arrival}`,
      action: (
        <LinkForm action="confirmation" token={token} atOnce>
          Confirmer mon inscription
        </LinkForm>
      ),
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
      text: `Un lien de confirmation sert une fois, dans les ${CONFIRMATION_DAYS} jours. Inscrivez-vous à nouveau pour en recevoir un autre, ici ou au bas de cette page.`,
      action: signUpAgain,
    },
    invalid: {
      title: 'Ce lien n’est pas valide',
      text: 'Il a peut-être été coupé par votre messagerie. Ouvrez-le depuis le message reçu, ou inscrivez-vous à nouveau.',
      action: signUpAgain,
    },
    failed: {
      title: 'La confirmation n’a pas abouti',
      text: 'Votre inscription n’est pas perdue. Réessayez dans un instant.',
      action: (
        <LinkForm action="confirmation" token={token}>
          Réessayer
        </LinkForm>
      ),
    },
  };
  return <LinkFrame search={search} messages={messages} />;
}
