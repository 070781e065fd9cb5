import type { HotelList } from '#domain/hotel/hotel-list.ts';
import { PageHero } from '#features/site/page-hero.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';
import { HotelExplorer } from './hotel-explorer.tsx';
import { GRID_LAYOUT } from './hotel-layouts.ts';

export function DestinationsHero() {
  return (
    <PageHero
      id="destinations-title"
      className="page-grid pt-7.5 md:pt-16"
      kicker="Destinations"
      title={
        <>
          Nos hôtels, <br />
          du fjord au lagon
        </>
      }
      titleClass="title text-page mt-3 md:mt-4"
      textClass="md:col-span-8 md:col-start-2"
      picture={{
        src: '/art/article-train-de-nuit-1280.webp',
        alt: 'Affiche\u00a0: un train de wagons-lits bleu nuit à filets dorés franchit un viaduc de pierre sous la pleine lune.',
        sizes: '(width >= 48rem) 90vw, 100vw',
        boxClass:
          'bleed-right mt-6 h-75 max-md:bleed-left md:col-span-11 md:col-start-2 md:mt-11 md:h-110',
        loading: 'Chargement des destinations…',
      }}
    >
      <PlateCaption as="p" numeral="I" className="mt-4 md:col-span-5 md:col-start-2">
        L’express de nuit, quelque part entre deux chambres.
      </PlateCaption>
      <p className="mt-6 text-note text-ink-2 md:col-span-4 md:col-start-9 md:mt-4">
        Europe, Asie, Amérique, océan Indien&nbsp;: toutes les maisons que nous recommandons, par
        région, par nom ou par prix de la nuit.
      </p>
    </PageHero>
  );
}

export function AllHotels({ hotels }: { hotels: HotelList }) {
  return (
    <div className="pt-11 pb-19 md:pt-18 md:pb-28">
      <section id="hotels-list" tabIndex={-1}>
        <h2 className="sr-only">Tous les hôtels</h2>
        <HotelExplorer hotels={hotels} layout={GRID_LAYOUT} />
      </section>
    </div>
  );
}
