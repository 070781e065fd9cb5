import type { ReactNode } from 'react';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { HOLIDAY_SECTION_ID } from './holiday-section-id.ts';

type HolidayHeroProps = { loading?: ReactNode };

/** To the form, where an anchor would lead too: below the top by the site's offset (spec section 9). */
function scrollToForm(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(HOLIDAY_SECTION_ID);
  section?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
  // Whoever goes on by keyboard goes on from there.
  section?.focus({ preventScroll: true });
}

/** The promise, and the poster that bleeds off the right of the page. */
export function HolidayHero({ loading }: HolidayHeroProps) {
  return (
    <section
      aria-labelledby="holiday-title"
      className="page-margins flex flex-col md:grid md:min-h-165 md:grid-cols-[41fr_59fr]"
    >
      <div className="flex flex-col justify-end pt-7.5 md:pt-18.5">
        <p className="text-ui text-ink-2">Un service gratuit</p>
        <h1
          id="holiday-title"
          className="page-title mt-1 leading-[1.2] max-md:text-[2.625rem] md:max-xl:text-[4.6vw]"
        >
          Vos vacances, <br />
          cousues main
        </h1>
        <p className="mt-5 max-w-96 text-[1.21875rem]/[1.56] text-ink-2 md:mt-6">
          Dites-nous l’envie, la saison et le budget{'\u202f'}: nous revenons vers vous sous 24
          {'\u202f'}h avec trois à cinq propositions.
        </p>
        <p className="mt-7 md:mt-7.5">
          <Button className="max-md:w-full" onClick={scrollToForm}>
            Commencer ma demande <Icon name="arrow-down" size={18} />
          </Button>
        </p>
      </div>
      <div className="bleed-right relative order-first h-82.5 max-md:bleed-left md:order-none md:h-auto">
        <Picture
          src="/art/page-vacances-sur-mesure-1280.webp"
          alt="Affiche : un hydravion rouge et blanc survole un archipel d’îles vertes dans une mer bleue, sa route en pointillé derrière lui."
          sizes="(width >= 48rem) max(59vw, 62rem), 100vw"
          priority
          elementTiming="hero"
          fallbackSrc={DEFAULT_HOTEL_IMAGE}
          className="absolute inset-0 aspect-auto h-full"
        />
        {loading}
      </div>
    </section>
  );
}
