import type { ReactNode } from 'react';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';

type ContactHeroProps = { loading?: ReactNode };

/** The title, and the concierge's desk, which bleeds off the right of the page. */
export function ContactHero({ loading }: ContactHeroProps) {
  return (
    <section
      aria-labelledby="contact-title"
      className="page-margins flex flex-col md:grid md:min-h-120 md:grid-cols-[42fr_58fr]"
    >
      <div className="flex flex-col pt-7.5 md:pt-18.5">
        <div className="md:mt-auto">
          <p className="text-ui text-ink-2">Contact</p>
          <h1 id="contact-title" className="page-title mt-2 md:mt-4 md:max-xl:text-[4.6vw]">
            Sonnez, <br />
            nous répondons
          </h1>
          <p className="mt-3 max-w-90 text-intro text-ink-2 md:mt-6">
            Une question sur une adresse, un itinéraire, une lettre{'\u202f'}? Écrivez-nous
            {'\u202f'}: quelqu’un vous lit, et vous répond.
          </p>
        </div>
        <PlateCaption as="p" numeral="I" className="mt-6 md:mt-9 md:pb-1">
          Le comptoir du concierge, à l’heure où les clés sont toutes rentrées.
        </PlateCaption>
      </div>
      <div className="bleed-right relative order-first h-65 max-md:bleed-left md:order-none md:h-auto">
        <Picture
          src="/art/article-conciergerie-1280.webp"
          alt="Affiche : le comptoir d’un concierge, une sonnette dorée, un registre ouvert et un mur de casiers où pendent les clés."
          sizes="(width >= 48rem) max(58vw, 62rem), 100vw"
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
