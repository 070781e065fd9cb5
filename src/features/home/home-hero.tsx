import type { ReactNode } from 'react';
import { DEFAULT_HOTEL_IMAGE } from '#domain/site/defaults.ts';
import { scrollOffset } from '#domain/site/layout.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';

type HomeHeroProps = {
  /** Covers the poster until it is there. */
  loading?: ReactNode;
};

/** The title and the poster that bleeds off the right of the page; on a phone the poster opens it. */
export function HomeHero({ loading }: HomeHeroProps) {
  return (
    <section
      aria-labelledby="home-title"
      className="page-margins flex flex-col md:grid md:min-h-140 md:grid-cols-[52fr_48fr] lg:min-h-160 xl:min-h-179 xl:grid-cols-[46fr_54fr]"
    >
      <div className="flex flex-col pt-8 pb-3 md:pt-19.5 md:pb-11">
        <p className="text-ui text-ink-2">Hôtels cinq étoiles et palaces</p>
        <h1
          id="home-title"
          className="hero-title mt-4.5 max-[24rem]:text-[10.5vw] md:mt-8 md:max-xl:text-[5.3vw]"
        >
          Découvrez <br />
          les plus beaux <br />
          palaces du monde
        </h1>
        <p className="mt-3 max-w-78 text-intro text-ink-2 md:mt-6.5 md:max-w-84">
          Les meilleures adresses cinq étoiles, visitées et racontées, pour des séjours que l’on
          n’oublie pas.
        </p>
        <p className="mt-6 md:mt-9">
          <Button className="max-md:w-full" onClick={() => scrollToSection('featured')}>
            Découvrir <Icon name="arrow-down" size={18} />
          </Button>
        </p>
        <PlateCaption as="p" numeral="I" className="mt-6 md:mt-auto md:pt-11 md:pr-6">
          La terrasse à l’heure où la mer devient d’or, un dimanche de septembre.
        </PlateCaption>
      </div>
      <div className="bleed-right relative order-first h-100 max-md:bleed-left md:order-none md:h-auto">
        <Picture
          src="/art/page-home-1280.webp"
          alt="Affiche : la terrasse d’un palace au soleil couchant, une longue façade claire à stores rouges, un couple à la balustrade et la mer dorée au loin."
          sizes="(width >= 48rem) max(54vw, 67rem), 100vw"
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

/** Brings a section of the page under the eyes, a little below the top of the window (spec section 9). */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: section.getBoundingClientRect().top + window.scrollY - scrollOffset(window.innerWidth),
    behavior: calm ? 'instant' : 'smooth',
  });
  // Whoever goes on by keyboard goes on from there.
  section.focus({ preventScroll: true });
}
