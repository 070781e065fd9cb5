import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import { hotelFilterResultQuery } from '#data/queries/hotel-list-queries.ts';
import { hotelsWithCoordinatesQuery } from '#data/queries/hotel-queries.later.ts';
import type { Hotel, MappedHotel } from '#domain/hotel/hotel.ts';
import { groupHotelsByRegion } from '#domain/hotel/hotel-filter.later.ts';
import { type HotelFilter, REGIONS } from '#domain/hotel/hotel-filter.ts';
import { type Coordinates, toMapPoint } from '#domain/map/map-projection.ts';
import { whenNearViewport } from '#ui/later.tsx';
import { CoastMap, type MapViewport, positionOnMap } from '#ui/map/coast-map.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ClusteredMap } from './clustered-map.tsx';
import { GpxButton } from './gpx-button.later.tsx';
import { HotelMapMarker, MapMarkers } from './map-markers.tsx';

/** Ids of the map sections. With equal ids, a map loaded after a navigation would find the previous page's section. */
const CATALOGUE_ID = 'carte';
const DESTINATION_ID = 'carte-locale';

const isPlaced = <THotel extends MappedHotel>(
  hotel: THotel,
): hotel is THotel & { coordinates: Coordinates } => Boolean(hotel.coordinates);

type MapSectionProps = Omit<ComponentProps<typeof ClusteredMap>, 'hotels'> & {
  id: string;
  hotels: readonly MappedHotel[];
  className: string;
};

function MapSection({ id, note, hotels, className, ...map }: MapSectionProps) {
  const placed = hotels.filter(isPlaced);
  const missing = hotels.length - placed.length;
  return (
    <nav id={id} aria-labelledby="carte-titre" className={`${className} noscript:hidden`}>
      <SectionHeading id="carte-titre" title="La carte" />
      <div className="pt-7.5 md:pt-9">
        <ClusteredMap
          {...map}
          hotels={placed}
          note={`Un losange est un hôtel\u202f; touchez un chiffre pour voir les hôtels qu’il regroupe. Tous sont aussi dans ${note}.`}
        />
        {/* Has the height of the button from the start, because the button appears only with the hotels. */}
        <p className="page-margins" style={{ minHeight: '2.75rem' }}>
          <GpxButton hotels={hotels} />
          {missing > 0 && ` Sans lieu précis\u00a0: ${missing}`}
        </p>
      </div>
    </nav>
  );
}

const NO_PLACED_HOTEL = (
  <p className="page-margins text-note text-ink-2 md:pt-9">
    Aucun de ces hôtels n’a encore de lieu précis{'\u00a0'}: la liste les montre.
  </p>
);

const REGIONS_WITHOUT_HOTELS = REGIONS.map((region) => ({ region, hotels: [] }));

export function AllHotelsMap({ filter }: { filter?: HotelFilter | undefined }) {
  const [isNear, setNear] = useState(false);
  // Fetches the hotels only once the map is near the window; after a navigation, this code runs earlier.
  useEffect(() => {
    void whenNearViewport('400px')(CATALOGUE_ID).then(() => setNear(true));
  }, []);
  const { data: allHotels, isLoadingError } = useQuery({
    ...hotelsWithCoordinatesQuery(),
    enabled: isNear,
  });
  const { data: result } = useQuery({
    ...hotelFilterResultQuery(filter ?? {}),
    enabled: isNear && !!filter,
  });
  const matchingIds = result && new Set(result.hotels.map(({ id }) => id));
  const matchingHotels = matchingIds && allHotels?.filter(({ id }) => matchingIds.has(id));
  const shownHotels = filter ? matchingHotels : allHotels;
  // Hydrates without hotels, because the server has not sent the list of all hotels with the page.
  const hotels = isNear ? shownHotels : undefined;
  const placed = hotels?.filter(isPlaced);
  if (isNear && isLoadingError) return null;
  if (placed?.length === 0) return filter ? NO_PLACED_HOTEL : null;
  const groups = placed ? groupHotelsByRegion(placed) : REGIONS_WITHOUT_HOTELS;
  return (
    <MapSection
      id={CATALOGUE_ID}
      hotels={hotels ?? []}
      groups={groups.map((group) => {
        const title = group.region ?? 'Ailleurs';
        return { key: title, title, hotels: group.hotels };
      })}
      note="l’index qui suit"
      className={filter ? 'md:pt-9' : 'pt-19 md:pt-28'}
    />
  );
}

export const DestinationMap = ({ hotels }: { hotels: readonly MappedHotel[] }) => (
  <MapSection
    id={DESTINATION_ID}
    hotels={hotels}
    note="la liste ci-dessus"
    className="pt-19 md:pt-28"
  />
);

export function PrintedFavouritesMap({ hotels }: { hotels: readonly MappedHotel[] }) {
  const placed = hotels.filter(isPlaced);
  if (placed.length === 0) return null;
  const size = { width: 670, height: 400 };
  const places = placed.map(({ coordinates }) => coordinates);
  return (
    <CoastMap printSize={size} places={places} minKm={1_000} className="mb-4 aspect-[670/400]">
      {(view) => <MapMarkers hotels={placed} view={view} opened={[]} onOpen={() => undefined} />}
    </CoastMap>
  );
}

type HotelMapProps = { id: string; hotel: Hotel; place: Coordinates; className: string };

export function HotelMap({ id, hotel, place, className }: HotelMapProps) {
  const mark = (view: MapViewport, label: string) => (
    <span
      className="map-item absolute grid size-11 place-items-center"
      style={positionOnMap(toMapPoint(place), view)}
    >
      <HotelMapMarker name={label} />
    </span>
  );
  return (
    <div
      id={id}
      role="img"
      aria-label={`Carte\u00a0: ${hotel.name}, ${hotel.location}`}
      className={`${className} noscript:hidden`}
    >
      <CoastMap places={[place]} minKm={1_500} className="aspect-7/5">
        {(view) => (
          <>
            {mark(view, hotel.name)}
            <div className="absolute" style={{ left: -3, bottom: -3, width: '30%' }}>
              <CoastMap places={[place]} minKm={20_000} className="aspect-7/5">
                {(world) => mark(world, '')}
              </CoastMap>
            </div>
          </>
        )}
      </CoastMap>
    </div>
  );
}
