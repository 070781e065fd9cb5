import { createFileRoute } from '@tanstack/react-router';
import { headFromLoaderData } from '#data/seo-head.ts';
import { jsonSessionStorage } from '#data/storage.ts';
import { HOLIDAY_DRAFT_SESSION_STORAGE_KEY } from '#domain/site/storage-keys.ts';
import { SectionWithForm } from '#features/requests/form-section.tsx';
import { PageHero } from '#features/shell/page-hero.tsx';
import { scrollToSection } from '#features/shell/scroll-to-section.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { createLazyPart } from '#ui/later.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { whenUsed } from '#ui/when-used.ts';
import { readPageSeoHead } from '../-head.ts';

const SECTION_ID = 'demande';
const FORM_ID = 'holiday-form';

const Form = createLazyPart(
  FORM_ID,
  async () => (await import('#features/requests/holiday-form.later.tsx')).HolidayForm,
  whenUsed(() => jsonSessionStorage.read(HOLIDAY_DRAFT_SESSION_STORAGE_KEY) !== null),
);

const Testimonials = createLazyPart(
  'paroles',
  async () =>
    (await import('#features/testimonials/holiday-testimonials.later.tsx')).HolidayTestimonials,
);

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'vacances-sur-mesure'),
  head: headFromLoaderData,
  component: HolidayPage,
});

function HolidayPage() {
  return (
    <>
      <HolidayHero />
      <BenefitCards />
      <SectionWithForm
        id={SECTION_ID}
        titleId="racontez-nous"
        title="Racontez-nous"
        formId={FORM_ID}
        form={<Form />}
      >
        <p className="mt-5 max-w-72 text-ink-2 max-md:max-w-none">
          Les champs suivis d’un astérisque sont obligatoires. Le reste nous aide à mieux chercher.
        </p>
      </SectionWithForm>
      <HolidaySteps />
      <Testimonials />
    </>
  );
}

function HolidayHero() {
  return (
    <PageHero
      id="holiday-title"
      className="page-margins flex flex-col md:grid md:min-h-165 md:grid-cols-[41fr_59fr]"
      kicker="Un service gratuit"
      title={'Vos vacances,\ncousues main'}
      titleClass="title text-page mt-1 [line-height:1.2] max-md:text-[min(2.625rem,14vw)] md:max-xl:text-[4.6vw]"
      textClass="flex flex-col justify-end pt-7.5 md:pt-18.5"
      text={
        <>
          <p className="mt-5 max-w-90 text-intro text-ink-2 md:mt-6">
            Dites-nous l’envie, la saison et le budget&nbsp;: nous vous recontactons sous
            24&#8239;h, puis vous adressons trois à cinq propositions.
          </p>
          <p className="mt-7 md:mt-8">
            <Button className="max-md:w-full" onClick={() => scrollToSection(SECTION_ID)}>
              Commencer ma demande <Icon name="arrow-down" size={18} />
            </Button>
          </p>
        </>
      }
      picture={{
        src: '/art/page-vacances-sur-mesure-1280.webp',
        alt: 'Affiche\u00a0: un hydravion rouge et blanc survole un archipel d’îles vertes dans une mer bleue, sa route en pointillé derrière lui.',
        sizes: '(width >= 48rem) max(59vw, 62rem), 100vw',
        boxClass: 'mr-(--bleed) order-first h-82.5 max-md:ml-(--bleed) md:order-none md:h-auto',
      }}
    />
  );
}

const BENEFITS = {
  '100\u202f% gratuit': 'Nos conseils ne vous coûtent rien, avant comme après le voyage.',
  'Sur mesure': 'Un itinéraire écrit pour vous, pas un forfait tiré d’un catalogue.',
  Rapide: 'Un membre de l’équipe vous recontacte sous\u00a024\u202fh.',
  'En confiance': 'Vous réservez chez nos partenaires, en toute sécurité.',
};

function BenefitCards() {
  return (
    <section aria-labelledby="avantages" className="page-margins pt-22">
      <h2 id="avantages" className="sr-only">
        Ce que nous vous promettons
      </h2>
      <NumberedColumns items={BENEFITS} />
    </section>
  );
}

const STEPS = {
  'Vous nous écrivez': 'Par e-mail, par téléphone ou sur le réseau de votre choix.',
  'Nous cherchons': 'Votre demande est lue et analysée par un conseiller.',
  'Nous proposons': 'Trois à cinq propositions sur mesure, aux prix de nos partenaires.',
  'Vous réservez': 'Par nos liens partenaires, quand vous le voulez.',
};

function HolidaySteps() {
  return (
    <section aria-labelledby="etapes" className="pt-19 md:pt-28">
      <SectionHeading
        id="etapes"
        numeral="II"
        title={
          <>
            Comment <br className="md:hidden" />
            cela se passe
          </>
        }
      />
      <div className="page-margins pt-8 md:pt-9">
        <NumberedColumns items={STEPS} />
      </div>
    </section>
  );
}

function NumberedColumns({ items }: { items: Record<string, string> }) {
  return (
    <ol className="grid grid-cols-2 border-t border-ink lg:grid-cols-4">
      {Object.entries(items).map(([title, text], index) => (
        <li
          key={title}
          className="border-rule py-6 pr-4 even:border-l even:pl-4 max-lg:even:pr-0 max-lg:nth-[n+3]:border-t md:pr-7 md:even:pl-7 lg:pt-6 lg:pb-2.5 lg:not-first:border-l lg:not-first:pl-7"
        >
          <p aria-hidden="true" className="numeral">
            {index + 1}
          </p>
          <h3 className="title text-small-title mt-2.5 md:text-[1.625rem]">{title}</h3>
          <p className="mt-2 max-w-[34ch] text-small/[1.55] text-ink-2 md:text-ui/[1.5]">{text}</p>
        </li>
      ))}
    </ol>
  );
}
