import { Suspense } from 'react';
import { PageHero } from '#features/site/page-hero.tsx';
import { scrollToSection } from '#features/site/scroll-to-section.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { lazyNear } from '#ui/lazy/lazy-near.tsx';
import { BenefitCards, HolidaySteps } from './holiday-sections.tsx';
import { HolidayTestimonials } from './holiday-testimonials.tsx';
import { HOLIDAY_SECTION_ID, RequestSection } from './request-section.tsx';

const Testimonials = import.meta.env.SSR
  ? HolidayTestimonials
  : lazyNear(
      'paroles',
      async () => (await import('./holiday-testimonials.tsx')).HolidayTestimonials,
    );

// A constant element keeps the server's HTML until the code is loaded, whatever renders around it.
const TESTIMONIALS = (
  <Suspense>
    <Testimonials />
  </Suspense>
);

export function HolidayPage() {
  return (
    <>
      <HolidayHero />
      <BenefitCards />
      <RequestSection />
      <HolidaySteps />
      {TESTIMONIALS}
    </>
  );
}

export function HolidayHero() {
  return (
    <PageHero
      id="holiday-title"
      className="page-margins flex flex-col md:grid md:min-h-165 md:grid-cols-[41fr_59fr]"
      kicker="Un service gratuit"
      title={
        <>
          Vos vacances, <br />
          cousues main
        </>
      }
      titleClass="page-title mt-1 leading-[1.2] max-md:text-[2.625rem] md:max-xl:text-[4.6vw]"
      textClass="flex flex-col justify-end pt-7.5 md:pt-18.5"
      text={
        <>
          <p className="mt-5 max-w-96 text-[1.21875rem]/[1.56] text-ink-2 md:mt-6">
            Dites-nous l’envie, la saison et le budget{'\u00a0'}: nous revenons vers vous sous 24
            {'\u202f'}h avec trois à cinq propositions.
          </p>
          <p className="mt-7 md:mt-7.5">
            <Button className="max-md:w-full" onClick={() => scrollToSection(HOLIDAY_SECTION_ID)}>
              Commencer ma demande <Icon name="arrow-down" size={18} />
            </Button>
          </p>
        </>
      }
      picture={{
        src: '/art/page-vacances-sur-mesure-1280.webp',
        alt: 'Affiche\u00a0: un hydravion rouge et blanc survole un archipel d’îles vertes dans une mer bleue, sa route en pointillé derrière lui.',
        sizes: '(width >= 48rem) max(59vw, 62rem), 100vw',
        boxClass: 'bleed-right order-first h-82.5 max-md:bleed-left md:order-none md:h-auto',
        loading: 'Chargement de la page…',
      }}
    />
  );
}
