import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { placedHotels } from '#data/placed-hotels.ts';
import type { Hotel, ListedHotel } from '#domain/hotel/hotel.ts';
import { hotelsByRegion } from '#domain/hotel/hotel-filter.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { type Place, project } from '#domain/map/chart.ts';
import { whenNear } from '#ui/later.tsx';
import { MapSheet, positionOnMap } from '#ui/map/map-sheet.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ClusteredMap } from './clustered-map.tsx';
import { HotelMark } from './map-markers.tsx';

/** Ids of the map sections. With one id for all, a map that loads after a navigation would find the other page's section. */
const CATALOGUE_ID = 'carte';
const DESTINATION_ID = 'carte-locale';

const isPlaced = <THotel extends Pick<ListedHotel, 'coordinates'>>(
  hotel: THotel,
): hotel is THotel & { coordinates: Place } => Boolean(hotel.coordinates);

type MapSectionProps = ComponentProps<typeof ClusteredMap> & { id: string; className: string };

function MapSection({ id, note, className, ...map }: MapSectionProps) {
  return (
    <nav id={id} aria-labelledby="carte-titre" className={`${className} noscript:hidden`}>
      <SectionHeading id="carte-titre" title="La carte" />
      <div className="pt-7.5 md:pt-9">
        <ClusteredMap
          {...map}
          note={`Un losange est une maison\u202f; un chiffre en réunit plusieurs, qu’une pression montre de plus près. Toutes sont aussi dans ${note}.`}
        />
      </div>
    </nav>
  );
}

const UNREAD = REGIONS.map((region) => ({ region, hotels: [] }));

export function CatalogueMap() {
  const [isNear, setNear] = useState(false);
  // Waits until the section is near the window: after a navigation, the code of the map is loaded before that.
  useEffect(() => void whenNear('400px')(CATALOGUE_ID).then(() => setNear(true)), []);
  const { data: all, isLoadingError } = useQuery({ ...placedHotels(), enabled: isNear });
  // The server sends no list of all hotels with the page, so hydration must start without hotels.
  const data = isNear ? all : undefined;
  const hotels = (data ?? []).filter(isPlaced);
  const groups = data ? hotelsByRegion(hotels) : UNREAD;
  if (isNear && (isLoadingError || (data && hotels.length === 0))) return null;
  return (
    <MapSection
      id={CATALOGUE_ID}
      hotels={hotels}
      groups={groups.map((group) => {
        const title = group.region ?? 'Ailleurs';
        return { key: title, title, hotels: group.hotels };
      })}
      note="l’index qui suit"
      className="pb-19 md:pb-28"
    />
  );
}

export const DestinationMap = ({ hotels }: { hotels: readonly ListedHotel[] }) => (
  <MapSection
    id={DESTINATION_ID}
    hotels={hotels.filter(isPlaced)}
    note="la liste ci-dessus"
    className="pt-19 md:pt-28"
  />
);

type HotelMapProps = { id: string; hotel: Hotel; place: Place; className: string };

export function HotelMap({ id, hotel: { name, location }, place, className }: HotelMapProps) {
  return (
    <div
      id={id}
      role="img"
      aria-label={`Carte\u00a0: ${name}, ${location}`}
      className={`${className} noscript:hidden`}
    >
      <MapSheet places={[place]} minKm={3_000} className="aspect-7/5">
        {(view) => (
          <span
            className="map-item absolute grid size-11 place-items-center"
            style={positionOnMap(project(place), view)}
          >
            <HotelMark name={name} />
          </span>
        )}
      </MapSheet>
    </div>
  );
}
