import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { SiteFrame } from './site-frame.tsx';
import { SiteLink } from './site-link.tsx';

const PICTURE = {
  src: '/art/page-introuvable-1920.webp',
  alt: 'Affiche\u00a0: un quai désert à la tombée de la nuit, une barque vide, une valise sur un banc et un phare qui éclaire la mer.',
};

export function NotFoundPage() {
  return (
    <SiteFrame>
      <PageMessage
        as="h1"
        numeral="404"
        title="Cette page a pris le large"
        text="Elle a peut-être changé d’adresse, ou n’a jamais existé. Le phare, lui, indique l’accueil."
        picture={PICTURE}
        action={
          <SiteLink to="/" lang="en" className={buttonClass({ className: 'max-md:w-full' })}>
            Return to Home
          </SiteLink>
        }
      />
    </SiteFrame>
  );
}
