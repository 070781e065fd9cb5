import { LinkForm, LinkFrame, linkToken } from './link-parts.tsx';

const LEFT =
  'Vous ne recevrez plus la lettre. Votre adresse reste inactive, comme preuve de vos choix, à moins que vous ne demandiez l’effacement de vos données.';

/** Unsubscribes only by a button, because mail scanners open links. */
export function UnsubscribePage({ search }: { search: Record<string, unknown> }) {
  const token = linkToken(search);
  const erase = token !== '' && (
    <LinkForm action="effacement" token={token} variant="outline">
      Effacer mes données
    </LinkForm>
  );
  const leave = (
    <>
      <LinkForm action="desinscription" token={token}>
        Me désinscrire
      </LinkForm>
      {erase}
    </>
  );
  const messages = {
    asked: { title: 'Vous désinscrire', text: LEFT, action: leave },
    unsubscribed: { title: 'Vous êtes désinscrit', text: LEFT, action: erase },
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
  return <LinkFrame search={search} messages={messages} />;
}
