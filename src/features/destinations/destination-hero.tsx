import { Link } from '@tanstack/react-router';
import type { Destination } from '#domain/destination/destination.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { DEFAULT_BANNER_IMAGE } from '#domain/site/brand.ts';
import { HeroPicture } from '#features/shell/page-hero.tsx';
import { Icon } from '#ui/icon.tsx';

type DestinationHeroProps = {
  destination: Pick<Destination, 'destination_name' | 'subtitle' | 'banner_image'>;
};

export function DestinationHero({ destination }: DestinationHeroProps) {
  const { destination_name: name, subtitle } = destination;
  const banner = destination.banner_image ?? DEFAULT_BANNER_IMAGE;
  return (
    <header>
      <div className="page-margins pt-3 md:pt-5">
        <Link
          to="/destinations"
          className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium"
        >
          <Icon name="arrow-left" size={18} />
          Toutes les destinations
        </Link>
      </div>
      <div className="page-grid items-baseline-last gap-y-4 pt-4 pb-7.5 md:pt-9 md:pb-11">
        <h1 className="title text-page-wide wrap-anywhere md:col-span-6 md:col-start-2">{name}</h1>
        {subtitle !== null && (
          <p className="standfirst text-ink-2 md:col-span-4 md:col-start-9">{subtitle}</p>
        )}
      </div>
      {/* Hides the frame of a banner that failed to load. */}
      <div className="page-margins not-has-[img]:hidden">
        <HeroPicture
          src={banner}
          alt={parsePhoto(banner)?.alt ?? (subtitle === null ? name : `${name}, ${subtitle}`)}
          sizes="100vw"
          className="aspect-4/3 md:aspect-auto md:h-[clamp(24rem,100dvh-24rem,43vw)]"
          boxClass="mr-(--bleed) max-md:ml-(--bleed)"
          fallbackSrc={null}
          loading="Chargement de la destination…"
        />
      </div>
    </header>
  );
}
