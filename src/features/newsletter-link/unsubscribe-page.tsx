import type { ReactNode } from 'react';
import type { LinkAction } from '#domain/newsletter/newsletter-links.ts';
import { LinkForm, LinkFrame, type LinkMessage, type LinkState, useLink } from './link-parts.tsx';
import type { LinkSearch } from './link-search.ts';

const LEFT =
  'Vous ne recevrez plus la lettre. Votre adresse reste inactive, comme preuve de vos choix, à moins que vous ne demandiez l’effacement de vos données.';
const UNREAD = {
  title: 'Ce lien n’est pas valide',
  text: 'Il a peut-être été coupé par votre messagerie. Ouvrez-le depuis un de nos messages, ou écrivez-nous\u00a0: nous vous désinscrirons.',
};
const NOT_DONE = { title: 'Votre demande n’a pas abouti', text: 'Réessayez dans un instant.' };

const MESSAGES: Record<LinkState, LinkMessage | null> = {
  asked: { title: 'Vous désinscrire', text: LEFT },
  running: null,
  unsubscribed: { title: 'Vous êtes désinscrit', text: LEFT },
  erased: {
    title: 'Vos données sont effacées',
    text: 'Il ne reste rien de votre inscription\u00a0: ni votre adresse, ni ses dates.',
  },
  invalid: UNREAD,
  expired: UNREAD,
  confirmed: UNREAD,
  'already-confirmed': UNREAD,
  offline: { title: 'Vous êtes hors connexion', text: 'Réessayez dès que vous aurez un réseau.' },
  failed: NOT_DONE,
};

/** Opened from a mail. It takes a button press to unsubscribe, as mail scanners open links. */
export function UnsubscribePage({ search }: { search: LinkSearch }) {
  const { state, token, follow } = useLink(search);
  const onFollow = (action: LinkAction) => void follow(action);
  const erase = token !== '' && (
    <LinkForm action="effacement" token={token} variant="outline" onFollow={onFollow}>
      Effacer mes données
    </LinkForm>
  );
  const leave = (
    <>
      <LinkForm action="desinscription" token={token} onFollow={onFollow}>
        Me désinscrire
      </LinkForm>
      {erase}
    </>
  );
  const actions: Partial<Record<LinkState, ReactNode>> = {
    asked: leave,
    unsubscribed: erase,
    offline: leave,
    failed: leave,
  };
  return (
    <LinkFrame
      state={state}
      message={MESSAGES[state]}
      awaited="Enregistrement de votre choix…"
      action={actions[state]}
    />
  );
}
