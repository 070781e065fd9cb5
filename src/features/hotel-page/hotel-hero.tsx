import type { Hotel } from '#domain/hotel/hotel.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { HeroPicture } from '#features/site/page-hero.tsx';
import { Stars } from '#ui/stars.tsx';

type HotelHeroProps = { hotel: Pick<Hotel, 'name' | 'location' | 'image' | 'rating'> };

export function HotelHero({ hotel }: HotelHeroProps) {
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
        <div className="relative -mt-16 w-fit max-w-[calc(100%-0.75rem)] bg-paper pt-6.5 pr-5.5 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper md:-mt-26 md:pt-8.5 md:pr-11">
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
