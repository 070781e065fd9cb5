import { createFileRoute } from '@tanstack/react-router';
import { ACCESSIBILITY_CHECKED_ON, ACCESSIBILITY_GAPS } from '#content/accessibility.ts';
import { LEGAL_IDENTITY, SITE_CONTACT } from '#content/legal.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { phoneLink } from '#domain/requests/contact-links.ts';
import { withDefaults } from '#domain/settings/with-defaults.ts';
import { BRAND } from '#domain/site/brand.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { DescriptionList, TitledTextSection } from '#features/legal/legal-notices.tsx';
import { readPageSeoHead } from '../-head.ts';

export const Route = createFileRoute('/_site/accessibilite')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'accessibilite'),
  head: headFromLoaderData,
  component: AccessibilityPage,
});

/** Renders the declaration required by the law of 11 February 2005, article 47, in the order of the RGAA template. */
function AccessibilityPage() {
  return (
    <>
      <header className="page-grid gap-y-4 pt-10 pb-9 md:pt-18.5 md:pb-14">
        <h1 className="title text-page md:col-span-8 md:col-start-4">Accessibilité</h1>
        <p className="text-note text-ink-2 md:col-span-8 md:col-start-4">
          Déclaration établie le {formatLongDate(ACCESSIBILITY_CHECKED_ON)}.
        </p>
      </header>
      <div className="page-grid pb-19 md:pb-28">
        <div className="md:col-span-8 md:col-start-4">
          <StateSection />
          <TitledTextSection id="manques" title="Ce qui n’est pas encore accessible">
            <ul className="list-disc pl-6 [&>li]:mt-3">
              {ACCESSIBILITY_GAPS.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </TitledTextSection>
          <ContactSections />
        </div>
      </div>
    </>
  );
}

function StateSection() {
  const { publisher_name } = withDefaults(useSettings(), LEGAL_IDENTITY);
  return (
    <TitledTextSection id="etat" title="État de conformité">
      <p>
        {publisher_name} souhaite que chacun puisse lire {BRAND}, choisir un hôtel et nous écrire,
        quelle que soit sa façon de voir, d’entendre ou de pointer.
      </p>
      <p>
        {BRAND} est <strong>non conforme</strong> au Référentiel général d’amélioration de
        l’accessibilité (RGAA 4.1), faute d’un audit qui en mesure la conformité. Nous visons le
        niveau AA des règles internationales (WCAG 2.2) et, pour les textes à lire, le contraste du
        niveau AAA. Voici ce que nous vérifions nous-mêmes&nbsp;:
      </p>
      <DescriptionList
        rows={{
          Automatique:
            'l’outil axe contrôle chaque page à chaque version, en clair et en sombre, et les dialogues',
          Clavier: 'ordre du parcours, focus visible, retour du focus, raccourcis des carrousels',
          Lecture:
            'noms, titres, régions et annonces, tels que le navigateur les donne aux lecteurs d’écran',
          Affichage:
            'zoom à 400\u00a0%, espacement du texte, couleurs imposées, contraste renforcé, mouvements réduits',
        }}
      />
    </TitledTextSection>
  );
}

function ContactSections() {
  const { contact_email, phone } = withDefaults(useSettings(), SITE_CONTACT);
  return (
    <>
      <TitledTextSection id="signaler" title="Signaler une difficulté">
        <p>
          Une page vous résiste&#8239;? Écrivez à{' '}
          <a href={`mailto:${contact_email}`}>{contact_email}</a> ou appelez le{' '}
          <a href={phoneLink(phone) ?? undefined}>{phone.replaceAll(' ', '\u00a0')}</a>
          &nbsp;: nous vous donnerons l’information autrement, puis corrigerons la page.
        </p>
      </TitledTextSection>
      <TitledTextSection id="recours" title="Voies de recours">
        <p>
          Si notre réponse tarde ou ne vous convient pas, vous pouvez saisir le{' '}
          <a href="https://formulaire.defenseurdesdroits.fr">Défenseur des droits</a>, par son
          formulaire, par téléphone au{' '}
          <a href="tel:+33969390000">09&nbsp;69&nbsp;39&nbsp;00&nbsp;00</a>, auprès de son délégué
          dans votre région, ou par courrier, gratuit et sans timbre&nbsp;: Défenseur des droits,
          Libre réponse 71120, 75342&nbsp;Paris CEDEX 07.
        </p>
      </TitledTextSection>
    </>
  );
}
