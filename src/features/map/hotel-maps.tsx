import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { severalHotels } from '#data/more-queries.ts';
import { hotelQueries } from '#data/queries.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelsByRegion } from '#domain/hotel/hotel-filter.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { type Place, project } from '#domain/map/chart.ts';
import { whenNear } from '#ui/later.tsx';
import { MapMark } from '#ui/map/map-mark.tsx';
import { MapSheet, placedAt } from '#ui/map/map-sheet.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { HousesMap } from './houses-map.tsx';

/** Id of the section, and of the part in its page. */
const MAP_ID = 'carte';

/** Returns true once the map comes near: a page opened by a link has the map's code at once. */
function useIsNear(): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    void whenNear('400px')(MAP_ID).then(() => setNear(true));
  }, []);
  return isNear;
}

type Placed = { coordinates: Place };

/** Lists that a browser stored before they had coordinates lack the field. */
const hasPlace = <THotel extends { coordinates?: Place | null }>(
  hotel: THotel,
): hotel is THotel & Placed => Boolean(hotel.coordinates);

const HOW =
  'Un losange est une maison, un chiffre en réunit plusieurs\u00a0: il les montre de plus près.';

type MapSectionProps = Pick<ComponentProps<typeof HousesMap>, 'houses' | 'groups'> & {
  where: string;
  className: string;
};

function MapSection({ where, className, ...map }: MapSectionProps) {
  return (
    <nav id={MAP_ID} aria-labelledby="carte-titre" className={`${className} noscript:hidden`}>
      <SectionHeading id="carte-titre" title="La carte" />
      <div className="pt-7.5 md:pt-9">
        <HousesMap {...map} note={`${HOW} ${where}`} />
      </div>
    </nav>
  );
}

const UNREAD = REGIONS.map((region) => ({ key: region, title: region, houses: [] }));

/** Maps all houses and groups them by region. */
export function CatalogueMap() {
  const isNear = useIsNear();
  const { data: all } = useQuery({ ...hotelQueries.all(), enabled: isNear });
  // The server knows the whole list, and does not send it.
  const data = isNear ? all : undefined;
  const houses = data?.filter(hasPlace) ?? [];
  if (data && houses.length === 0) return null;
  const groups = hotelsByRegion(houses).map(({ region, hotels }) => {
    const title = region ?? 'Ailleurs';
    return { key: title, title, houses: hotels };
  });
  return (
    <MapSection
      houses={houses}
      groups={data ? groups : UNREAD}
      where="Les mêmes maisons forment la liste au-dessus et l’index qui suit."
      className="pb-19 md:pb-28"
    />
  );
}

/** Maps the houses of a destination. */
export function DestinationMap({ ids }: { ids: readonly string[] }) {
  const isNear = useIsNear();
  const { data } = useQuery({ ...severalHotels(ids), enabled: isNear });
  const houses = data?.filter(hasPlace) ?? [];
  if (data && houses.length === 0) return null;
  return (
    <MapSection
      houses={houses}
      where="Les mêmes maisons forment la liste au-dessus."
      className="pt-19 md:pt-28"
    />
  );
}

type HotelMapProps = Pick<Hotel, 'name' | 'location'> & Placed & { id: string; className: string };

/** Shows where a hotel lies. */
export function HotelMap({ id, name, location, coordinates, className }: HotelMapProps) {
  return (
    <div
      id={id}
      role="img"
      aria-label={`Carte\u00a0: ${name}, ${location}`}
      className={`${className} noscript:hidden`}
    >
      <MapSheet places={[coordinates]} minKm={1_500} className="aspect-7/5">
        {(view) => (
          <span className="map-item" style={placedAt(project(coordinates), view)}>
            <MapMark label={name} side="right" />
          </span>
        )}
      </MapSheet>
    </div>
  );
}
