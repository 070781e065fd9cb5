import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  DATA_OUTSIDE_EU_TEXT,
  LEGAL_IDENTITY,
  LEGAL_SECTION_TITLES,
  SITE_CONTACT,
} from '#content/legal.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { withDefaults } from '#domain/settings/with-defaults.ts';
import { BRAND } from '#domain/site/brand.ts';

/** Returns the owners' settings, complete with the publisher's details in the code. */
export const useLegalIdentity = () =>
  withDefaults(useSettings(), { ...SITE_CONTACT, ...LEGAL_IDENTITY });

type LegalSectionProps = { id: keyof typeof LEGAL_SECTION_TITLES; children: ReactNode };

export function LegalSection({ id, children }: LegalSectionProps) {
  return (
    <TitledTextSection id={id} title={LEGAL_SECTION_TITLES[id]}>
      {children}
    </TitledTextSection>
  );
}

type TitledTextSectionProps = { id: string; title: string; children: ReactNode };

export function TitledTextSection({ id, title, children }: TitledTextSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-rule pt-7.5 pb-11 first:border-ink md:pb-14"
    >
      <h2 id={id} tabIndex={-1} className="title text-sub">
        {title}
      </h2>
      <div className="reading-text mt-4 [&>h3]:mt-7.5 [&>h3]:text-body [&>h3]:mb-2 [&>h3]:font-medium [&_a]:link-text">
        {children}
      </div>
    </section>
  );
}

export function DescriptionList({ rows }: { rows: Record<string, ReactNode> }) {
  return (
    <dl className="mt-4 border-t border-rule text-ui/[1.5]">
      {Object.entries(rows)
        .filter(([, text]) => text !== '')
        .map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-3.5 sm:grid-cols-[13rem_1fr]"
          >
            <dt className="font-medium">{term}</dt>
            <dd className="wrap-anywhere text-ink-2">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

const listed = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** Names the site's publisher, director of publication and host, as the law of 21 June 2004 requires (article 1-1). */
export function PublisherSections() {
  const identity = useLegalIdentity();
  return (
    <>
      <LegalSection id="editeur">
        <p>Le site {BRAND} est édité par&nbsp;:</p>
        <DescriptionList
          rows={{
            'Raison sociale': listed(identity.publisher_name, identity.publisher_form),
            'Siège social': identity.publisher_address,
            Immatriculation: identity.publisher_registration,
            'TVA intracommunautaire': identity.publisher_vat,
            'Vente de voyages': identity.travel_registration,
            'E-mail': <a href={`mailto:${identity.contact_email}`}>{identity.contact_email}</a>,
            Téléphone: identity.phone,
          }}
        />
      </LegalSection>
      <LegalSection id="direction">
        <p>
          La publication est dirigée par{' '}
          {identity.director_role
            ? `${identity.director_name}, ${identity.director_role} de ${identity.publisher_name}`
            : identity.director_name}
          .
        </p>
      </LegalSection>
      <LegalSection id="hebergement">
        <p>
          Le site, sa base de données et l’envoi de ses formulaires sont hébergés{' '}
          {identity.host_location} par&nbsp;:
        </p>
        <DescriptionList
          rows={{
            Hébergeur: identity.host_name,
            Adresse: identity.host_address,
            Contact: (
              <a href={identity.host_contact} target="_blank" rel="noopener noreferrer">
                {identity.host_contact}
              </a>
            ),
          }}
        />
        <p className="mt-6">{DATA_OUTSIDE_EU_TEXT}</p>
      </LegalSection>
    </>
  );
}

const NO_TRAINING =
  'L’éditeur s’oppose à la fouille de ces contenus pour l’entraînement de modèles d’intelligence artificielle (article L.\u00a0122-5-3 du code de la propriété intellectuelle).';

export function IntellectualPropertySection() {
  const { publisher_name, pictures_origin, ai_training } = useLegalIdentity();
  return (
    <LegalSection id="propriete">
      <p>
        Les textes, les affiches, l’identité visuelle et le film d’introduction de {BRAND} sont
        protégés par le code de la propriété intellectuelle. Ils appartiennent à {publisher_name} ou
        sont publiés avec l’accord de leurs auteurs. Toute reproduction ou adaptation, même
        partielle, demande un accord écrit préalable.
      </p>
      <p>
        Vous pouvez citer quelques lignes en nommant {BRAND}, et faire un lien vers nos pages sans
        nous le demander. Les noms et les marques des hôtels et des partenaires restent à leurs
        propriétaires. Les polices de caractères, Rosarivo et Jost, sont diffusées sous licence SIL
        Open Font License.
      </p>
      {pictures_origin && <p>{pictures_origin}</p>}
      {!ai_training && <p>{NO_TRAINING}</p>}
    </LegalSection>
  );
}

export function GoverningLawSection() {
  const { mediation } = useLegalIdentity();
  return (
    <LegalSection id="droit">
      <p>
        Ces mentions et l’usage du site relèvent du droit français. En cas de désaccord,
        écrivez-nous d’abord&nbsp;: une solution amiable se trouve souvent. À défaut, les tribunaux
        français sont compétents, sous réserve des règles qui protègent les consommateurs et leur
        permettent de saisir le tribunal de leur lieu de résidence.
      </p>
      {mediation && <DescriptionList rows={{ 'Médiation de la consommation': mediation }} />}
    </LegalSection>
  );
}

export function LiabilitySection() {
  return (
    <LegalSection id="responsabilite">
      <p>
        {BRAND} recommande des hôtels&#8239;; il n’organise ni ne vend de voyages, et n’encaisse
        aucun paiement. Nos descriptions sont celles de notre dernier passage. Les prix affichés
        sont indicatifs&nbsp;: seuls font foi le prix et les conditions du site où vous réservez.
      </p>
      <h3>Liens de partenaires</h3>
      <p>
        Certains liens, dont «&#8239;Voir les disponibilités&#8239;», mènent à des sites de
        réservation partenaires. Lorsqu’une réservation y est conclue, nous pouvons recevoir une
        commission, sans supplément pour vous. C’est ce qui fait vivre le site. Elle n’a d’effet ni
        sur nos avis, ni sur l’ordre des hôtels&nbsp;: par défaut, les derniers publiés viennent
        d’abord, et «&#8239;Coup de cœur&#8239;» est un choix de la rédaction. Aucune place ne
        s’achète. La réservation est un contrat entre vous et le partenaire, dont les conditions
        s’appliquent, y compris pour l’annulation gratuite et la confirmation immédiate.
      </p>
      <h3>Disponibilité et autres sites</h3>
      <p>
        Nous soignons l’exactitude et la continuité du site sans pouvoir les garantir à chaque
        instant. Lu hors connexion, le site montre ce que votre navigateur a gardé de votre dernière
        visite, qui peut avoir changé depuis. Nous ne répondons pas du contenu des sites vers
        lesquels nos liens conduisent.
      </p>
      <p>
        Une erreur, un contenu à signaler&#8239;? Écrivez-nous par la page{' '}
        <Link to="/contact">Contact</Link>.
      </p>
    </LegalSection>
  );
}
