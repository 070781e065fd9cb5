import { PUBLISHER } from '#content/legal.ts';
import { BRAND } from '#domain/site/brand.ts';
import { LegalSection } from './legal-section.tsx';

export function PropertySection() {
  return (
    <LegalSection id="propriete">
      <p>
        Les textes, les affiches, l’identité visuelle et le film d’introduction de {BRAND} sont
        protégés par le code de la propriété intellectuelle. Ils appartiennent à {PUBLISHER.name} ou
        sont publiés avec l’accord de leurs auteurs. Toute reproduction ou adaptation, même
        partielle, demande un accord écrit préalable.
      </p>
      <p>
        Vous pouvez citer quelques lignes en nommant {BRAND}, et faire un lien vers nos pages sans
        nous le demander. Les noms et les marques des hôtels et des partenaires restent à leurs
        propriétaires. Les polices de caractères, Rosarivo et Jost, sont diffusées sous licence SIL
        Open Font License.
      </p>
    </LegalSection>
  );
}

export function GoverningLawSection() {
  return (
    <LegalSection id="droit">
      <p>
        Ces mentions et l’usage du site relèvent du droit français. En cas de désaccord,
        écrivez-nous d’abord&#8239;: une solution amiable se trouve souvent. À défaut, les tribunaux
        français sont compétents, sous réserve des règles qui protègent les consommateurs et leur
        permettent de saisir le tribunal de leur lieu de résidence.
      </p>
    </LegalSection>
  );
}
