import type { Hotel } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { HeroPicture } from '#features/site/page-hero.tsx';
import { later } from '#ui/later.tsx';
import { Stars } from '#ui/stars.tsx';
import { BookingCard } from './booking-card.tsx';
import { HotelBar } from './hotel-bar.tsx';
import { HotelGallery } from './hotel-gallery.tsx';
import type { HotelTab } from './hotel-tab.ts';
import { HotelTabs } from './hotel-tabs.tsx';

const Similar = later(
  'similaires',
  async () => (await import('./similar-hotels.tsx')).SimilarHotels,
);

type HotelPageProps = { hotel: Hotel; tab: HotelTab; onTabChange: (tab: HotelTab) => void };

export function HotelPage({ hotel, tab, onTabChange }: HotelPageProps) {
  return (
    <div className="pb-28">
      <HotelHero hotel={hotel} />
      <HotelBar hotel={hotel} />
      <div className="page-grid pt-8 md:pt-14">
        <div className="md:col-span-7">
          <HotelTabs hotel={hotel} tab={tab} onTabChange={onTabChange} />
          <AmenityList amenities={hotel.amenities} details={hotel.details} />
          <HotelGallery hotel={hotel} />
        </div>
        <aside
          aria-label="Réservation"
          className="mt-11 md:sticky md:top-8 md:col-span-4 md:col-start-9 md:mt-0 md:self-start"
        >
          <BookingCard hotel={hotel} />
        </aside>
      </div>
      <Similar hotel={hotel} />
    </div>
  );
}

type HotelHeroProps = { hotel: Pick<Hotel, 'name' | 'location' | 'image' | 'rating'> };

function HotelHero({ hotel }: HotelHeroProps) {
  return (
    <header>
      <HeroPicture
        src={hotel.image}
        alt={parsePhoto(hotel.image)?.alt ?? `${hotel.name}, ${hotel.location}`}
        sizes="100vw"
        className="aspect-square md:aspect-auto md:h-[clamp(24rem,100dvh-15rem,46vw)]"
        loading="Chargement de l’hôtel…"
      />
      <div className="page-margins">
        <div className="relative -mt-16 w-fit max-w-[calc(100%-0.75rem)] bg-paper pt-6.5 pr-5.5 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper md:-mt-26 md:pt-9 md:pr-11">
          <p className="flex flex-wrap items-center gap-x-6">
            {hotel.location}
            <Stars value={hotel.rating} outOf />
          </p>
          <h1 className="title text-page mt-3 text-[clamp(2.5rem,1.8964rem+2.4762vw,4.125rem)] wrap-anywhere">
            {hotel.name}
          </h1>
        </div>
      </div>
    </header>
  );
}

type AmenityListProps = { amenities: readonly string[]; details: string | null };

function AmenityList({ amenities, details }: AmenityListProps) {
  if (amenities.length === 0 && details === null) return null;
  return (
    <section className="mt-7">
      <h2 className="title text-sub">Ce que la maison propose</h2>
      {details !== null && <p className="mt-3 text-note text-ink-2">{details}</p>}
      <ul className="mt-5 gap-8 md:columns-2">
        {[...new Set(amenities)].map((amenity) => (
          <li
            key={amenity}
            className="break-inside-avoid border-t border-rule py-2.75 wrap-anywhere"
          >
            {amenity}
          </li>
        ))}
      </ul>
    </section>
  );
}
