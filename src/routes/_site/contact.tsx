import { createFileRoute, Link } from '@tanstack/react-router';
import { useSettings } from '#data/queries/settings-query.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { jsonSessionStorage } from '#data/storage.ts';
import { contactEmail } from '#domain/settings/contact-email.ts';
import { CONTACT_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { SectionWithForm } from '#features/requests/form-section.tsx';
import { PageHero } from '#features/shell/page-hero.tsx';
import { createLazyPart } from '#ui/later.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { whenUsed } from '#ui/when-used.ts';
import { readPageSeoHead } from '../-head.ts';

const FORM_ID = 'contact-form';

const Form = createLazyPart(
  FORM_ID,
  async () => (await import('#features/requests/contact-form.later.tsx')).ContactForm,
  whenUsed(() => jsonSessionStorage.read(CONTACT_DRAFT_SESSION_STORAGE_KEY) !== null),
);

export const Route = createFileRoute('/_site/contact')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'contact'),
  head: headFromLoaderData,
  component: ContactPage,
});

function ContactPage() {
  const email = contactEmail(useSettings());
  return (
    <div className="pb-19 md:pb-28">
      <ContactHero />
      <SectionWithForm titleId="ecrire" title="Écrivez-nous" formId={FORM_ID} form={<Form />}>
        <p className="mt-5 max-w-80 text-ink-2">
          Tous les champs sont obligatoires. Vous préférez votre messagerie{'\u202f'}?{' '}
          <a href={`mailto:${email}`} className="link-text text-ink">
            {email}
          </a>
        </p>
        <p className="mt-4 max-w-80 text-ink-2">
          Pour un voyage entier, passez par{' '}
          <Link to="/vacances-sur-mesure" className="link-text text-ink">
            les vacances sur mesure
          </Link>
          .
        </p>
      </SectionWithForm>
    </div>
  );
}

function ContactHero() {
  return (
    <PageHero
      id="contact-title"
      className="page-margins flex flex-col md:grid md:min-h-120 md:grid-cols-[42fr_58fr]"
      kicker="Contact"
      title={'Sonnez,\nnous répondons'}
      titleClass="title text-page mt-2 md:mt-4 md:max-xl:text-[4.6vw]"
      textClass="flex flex-col pt-7.5 md:justify-end md:pt-18.5"
      text={
        <>
          <p className="mt-3 max-w-90 text-intro text-ink-2 md:mt-6">
            Une question sur une adresse, un itinéraire, une lettre&#8239;? Écrivez-nous&nbsp;:
            quelqu’un vous lit, et vous répond.
          </p>
          <PictureCaption numeral="I" className="mt-6 md:mt-9 md:pb-1">
            Le comptoir du concierge, à l’heure où les clés sont toutes rentrées.
          </PictureCaption>
        </>
      }
      picture={{
        src: '/art/article-conciergerie-1280.webp',
        alt: 'Affiche\u00a0: le comptoir d’un concierge, une sonnette dorée, un registre ouvert et un mur de casiers où pendent les clés.',
        sizes: '(width >= 48rem) max(58vw, 62rem), 100vw',
        boxClass: 'mr-(--bleed) order-first h-65 max-md:ml-(--bleed) md:order-none md:h-auto',
      }}
    />
  );
}
