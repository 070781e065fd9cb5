import type { ReactNode } from 'react';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';

type AboutHeroProps = { loading?: ReactNode };

/** The title, and the editorial desk, which bleeds off the right of the page. */
export function AboutHero({ loading }: AboutHeroProps) {
  return (
    <section
      aria-labelledby="about-title"
      className="page-margins flex flex-col md:grid md:min-h-165 md:grid-cols-[42fr_58fr]"
    >
      <div className="flex flex-col pt-7.5 md:pt-18.5">
        <div className="md:mt-auto">
          <p className="text-ui text-ink-2">À Propos</p>
          <h1 id="about-title" className="page-title mt-2 md:mt-4 md:max-xl:text-[4.6vw]">
            Quelqu’un <br />a dormi là <br />
            avant vous
          </h1>
          <p className="mt-3 max-w-90 text-intro text-ink-2 md:mt-6">
            Grand Séjour est une revue d’hôtels écrite par des gens qui y passent la nuit, et qui
            regardent par la fenêtre.
          </p>
        </div>
        <PlateCaption as="p" numeral="I" className="mt-6 md:mt-9 md:pb-1">
          La rédaction, un matin d’avril. Le chat relit.
        </PlateCaption>
      </div>
      <div className="bleed-right relative order-first h-75 max-md:bleed-left md:order-none md:h-auto">
        <Picture
          src="/art/page-a-propos-1280.webp"
          alt="Affiche : un bureau devant une haute fenêtre sur la mer, machine à écrire, globe, lettres et chat endormi sur le rebord."
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
