import { Details } from './details.tsx';
import { LegalSection } from './legal-section.tsx';
import { STORED_DATA } from './stored-data.ts';

/** No cookie, no tracker: what is kept in the browser serves the visitor only. */
export function CookiesSection() {
  return (
    <LegalSection id="cookies">
      <p>
        Ce site ne dépose aucun cookie et n’embarque aucun traceur&#8239;: ni mesure d’audience, ni
        publicité, ni bouton de réseau social qui vous observe, ni police ou vidéo servie par un
        tiers. C’est pourquoi aucun bandeau ne vous demande votre accord.
      </p>
      <p>
        Votre navigateur garde pour vous, et pour vous seul, ce qui rend le site plus commode. Rien
        de ce qui suit ne nous est transmis, sauf les formulaires que vous envoyez&#8239;:
      </p>
      <Details rows={STORED_DATA} />
      <p className="mt-6">
        Ces éléments étant strictement nécessaires au service que vous demandez, l’article 82 de la
        loi du 6 janvier 1978 n’exige pas de consentement. Vous les effacez quand vous voulez, par
        les réglages de votre navigateur&#8239;; le site fonctionne aussi sans eux. Seuls les
        administrateurs du site, en se connectant, y ajoutent leur session.
      </p>
    </LegalSection>
  );
}
