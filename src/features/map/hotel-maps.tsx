import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { severalHotels } from '#data/more-queries.ts';
import { hotelQueries } from '#data/queries.ts';
import type { Hotel, ListedHotel } from '#domain/hotel/hotel.ts';
import { hotelsByRegion } from '#domain/hotel/hotel-filter.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { project } from '#domain/map/chart.ts';
import { whenNear } from '#ui/later.tsx';
import { MapSheet, placedAt } from '#ui/map/map-sheet.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { HouseMark } from './house-markers.tsx';
import { HousesMap } from './houses-map.tsx';

/** Ids of the sections: each part has its own, as a page's code may load while another one is open. */
const CATALOGUE_ID = 'carte';
const DESTINATION_ID = 'carte-locale';

/** Returns true once the map comes near: a page opened by a link has the map's code at once. */
function useIsNear(id: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    void whenNear('400px')(id).then(() => setNear(true));
  }, [id]);
  return isNear;
}

/** Leaves out hotels without coordinates. */
const placed = <THotel extends Pick<ListedHotel, 'coordinates'>>(hotels: readonly THotel[] = []) =>
  hotels.flatMap((hotel) =>
    hotel.coordinates ? [{ ...hotel, coordinates: hotel.coordinates }] : [],
  );

type MapSectionProps = ComponentProps<typeof HousesMap> & {
  id: string;
  isEmpty: boolean;
  className: string;
};

function MapSection({ id, isEmpty, note, className, ...map }: MapSectionProps) {
  if (isEmpty) return null;
  return (
    <nav id={id} aria-labelledby="carte-titre" className={`${className} noscript:hidden`}>
      <SectionHeading id="carte-titre" title="La carte" />
      <div className="pt-7.5 md:pt-9">
        <HousesMap
          {...map}
          note={`Un losange est une maison, un chiffre en réunit plusieurs\u00a0: il les montre de plus près. ${note}`}
        />
      </div>
    </nav>
  );
}

const UNREAD = REGIONS.map((region) => ({ region, hotels: [] }));

/** Maps all houses and groups them by region. */
export function CatalogueMap() {
  const isNear = useIsNear(CATALOGUE_ID);
  const { data: all } = useQuery({ ...hotelQueries.all(), enabled: isNear });
  // The server knows the whole list, and does not send it.
  const data = isNear ? all : undefined;
  const houses = placed(data);
  const groups = data ? hotelsByRegion(houses) : UNREAD;
  return (
    <MapSection
      id={CATALOGUE_ID}
      houses={houses}
      groups={groups.map(({ region, hotels }) => {
        const title = region ?? 'Ailleurs';
        return { key: title, title, houses: hotels };
      })}
      isEmpty={data !== undefined && houses.length === 0}
      note="Les mêmes maisons forment la liste au-dessus et l’index qui suit."
      className="pb-19 md:pb-28"
    />
  );
}

/** Maps the houses of a destination. */
export function DestinationMap({ ids }: { ids: readonly string[] }) {
  const isNear = useIsNear(DESTINATION_ID);
  const { data } = useQuery({ ...severalHotels(ids), enabled: isNear });
  const houses = placed(data);
  return (
    <MapSection
      id={DESTINATION_ID}
      houses={houses}
      isEmpty={data !== undefined && houses.length === 0}
      note="Les mêmes maisons forment la liste au-dessus."
      className="pt-19 md:pt-28"
    />
  );
}

type HotelMapProps = { id: string; hotel: Hotel; className: string };

/** Shows where a hotel lies. */
export function HotelMap({ id, hotel, className }: HotelMapProps) {
  const { name, location, coordinates } = hotel;
  if (!coordinates) return null;
  return (
    <div
      id={id}
      role="img"
      aria-label={`Carte\u00a0: ${name}, ${location}`}
      className={`${className} noscript:hidden`}
    >
      <MapSheet places={[coordinates]} minKm={1_500} className="aspect-7/5">
        {(view) => (
          <span
            className="map-item absolute grid size-11 place-items-center"
            style={placedAt(project(coordinates), view)}
          >
            <HouseMark name={name} />
          </span>
        )}
      </MapSheet>
    </div>
  );
}
