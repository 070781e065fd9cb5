import { SectionHeading } from '#ui/section-heading.tsx';
import { HotelListWithFilters } from './hotel-list-with-filters.tsx';
import { MIXED_WIDTH_HOTEL_LIST_LAYOUT } from './hotel-results.tsx';

export function HomeHotels() {
  return (
    <div className="pt-19 md:pt-28 last:pb-19 md:last:pb-28">
      <section id="featured" tabIndex={-1} aria-labelledby="featured-title">
        <SectionHeading
          id="featured-title"
          numeral="I"
          title={'Les maisons\nque nous aimons'}
          note="Vous réservez chez nos partenaires, sans supplément."
        />
        <div className="pt-6.5 md:pt-10">
          <HotelListWithFilters layout={MIXED_WIDTH_HOTEL_LIST_LAYOUT} />
        </div>
      </section>
    </div>
  );
}
