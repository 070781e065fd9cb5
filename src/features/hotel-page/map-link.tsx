import type { Hotel } from '#domain/hotel/hotel.ts';

type Coordinates = NonNullable<Hotel['coordinates']>;
type MapLinkProps = { coordinates: Coordinates };

/** Where the house stands, in figures, and a way to a map that tracks nobody. */
export function MapLink({ coordinates: { lat, lng } }: MapLinkProps) {
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-8 text-ui text-ink-2">
      <span className="figures">
        {degrees(lat, 'N', 'S')}, {degrees(lng, 'E', 'O')}
      </span>
      <a
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        className="link-action text-ink"
      >
        Voir sur la carte
      </a>
    </p>
  );
}

/** 20.1937 S as « 20,19° S ». */
function degrees(value: number, positive: string, negative: string): string {
  const figure = Math.abs(value).toFixed(2).replace('.', ',');
  return `${figure}° ${value < 0 ? negative : positive}`;
}
