import type { Hotel } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { HeroPicture } from '#features/shell/page-hero.tsx';
import { Stars } from '#ui/stars.tsx';
import { ZoomButton } from './hotel-gallery.tsx';

type HotelHeroProps = { hotel: Hotel; onZoom: (picture: number) => void };

export function HotelHero({ hotel, onZoom }: HotelHeroProps) {
  const alt = parsePhoto(hotel.image)?.alt ?? `${hotel.name}, ${hotel.location}`;
  return (
    <header>
      <HeroPicture
        src={hotel.image}
        alt={alt}
        sizes="100vw"
        className="aspect-square md:aspect-auto md:h-[clamp(24rem,100dvh-15rem,46vw)]"
        loading="Chargement de l’hôtel…"
      >
        <ZoomButton
          alt={alt}
          picture={0}
          onZoom={onZoom}
          className="absolute inset-0 cursor-zoom-in"
        />
      </HeroPicture>
      <div className="page-margins">
        <div className="hotel-title relative -mt-16 w-fit max-w-[calc(100%-0.75rem)] bg-paper pt-6.5 pr-5.5 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper md:-mt-26 md:pt-9 md:pr-11">
          <p className="flex flex-wrap items-center gap-x-4 md:gap-x-6">
            {hotel.location}
            <Stars value={hotel.rating} outOf />
          </p>
          <h1 className="title text-page mt-3 wrap-anywhere">{hotel.name}</h1>
        </div>
      </div>
    </header>
  );
}
