import { Link } from '@tanstack/react-router';
import type { MappedHotel } from '#domain/hotel/hotel.ts';
import { mergeCloseMarkers } from '#domain/map/clusters.ts';
import { type Coordinates, isInArea, toMapPoint } from '#domain/map/map-projection.ts';
import { type MapViewport, positionOnMap } from '#ui/map/coast-map.tsx';

export type HotelWithCoordinates = MappedHotel & { coordinates: Coordinates };
type Hotels = readonly HotelWithCoordinates[];
/**
 * Hotels behind one button that zooms in: a crowd on the map, or a region in the list beside it; `key` finds the button
 * after the return to the whole map.
 */
export type ZoomableHotelGroup = { key: string; title: string; hotels: Hotels };

type HotelMapMarkerProps = { name: string; side?: 'right' | 'left'; isCrowded?: boolean };

/** Renders the marker of a hotel on a map. A crowded marker shows its name only under the pointer and on focus. */
export const HotelMapMarker = ({ name, side = 'right', isCrowded }: HotelMapMarkerProps) => (
  <>
    <span className="map-mark" />
    <span
      data-side={side}
      data-crowded={isCrowded || undefined}
      className="map-label pointer-events-none absolute text-caption whitespace-nowrap"
    >
      {name}
    </span>
  </>
);

const TARGET_PX = 44;
const LABEL_PX = 170;
const LINE_PX = 20;

type MapMarkersProps = {
  hotels: Hotels;
  view: MapViewport;
  opened: Hotels;
  onOpen: (group: ZoomableHotelGroup) => void;
};

/** Renders the markers of the hotels on the displayed part of the map, from west to east. */
export function MapMarkers({ hotels, view, opened, onOpen }: MapMarkersProps) {
  const { box, width } = view;
  const px = box.width / width;
  const points = hotels
    .map((hotel) => ({ ...toMapPoint(hotel.coordinates), members: [hotel] }))
    .filter((point) => isInArea(point, box));
  const clusters = mergeCloseMarkers(points, TARGET_PX * px);
  return (
    <ul aria-label="Hôtels sur la carte" className="absolute inset-0">
      {clusters.map((cluster) => {
        const { x, y, members } = cluster;
        const [first, second] = members;
        if (!first) return null;
        const side = x + LABEL_PX * px > box.x + box.width ? 'left' : 'right';
        const isCrowded = clusters.some((neighbour) => {
          const isBeside =
            Math.abs(neighbour.y - y) < LINE_PX * px && Math.abs(neighbour.x - x) < LABEL_PX * px;
          return isBeside && (side === 'right' ? neighbour.x > x : neighbour.x < x);
        });
        return (
          <li key={first.id} className="map-item absolute" style={positionOnMap(cluster, view)}>
            {second ? (
              <ClusterButton hotels={members} opened={opened} onOpen={onOpen} />
            ) : (
              <Link
                to="/hotels/$id"
                params={{ id: first.id }}
                replace={opened.length > 0}
                aria-label={`${first.name}, ${first.location}`}
                className="grid size-11 place-items-center"
              >
                <HotelMapMarker name={first.name} side={side} isCrowded={isCrowded} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const NAMED_MAX = 3;

function ClusterButton({ hotels, opened, onOpen }: Omit<MapMarkersProps, 'view'>) {
  const isOpened = (hotel: HotelWithCoordinates) => opened.some(({ id }) => id === hotel.id);
  // The map cannot zoom in further on the group that it shows: renders no button; the list beside it has the links.
  if (hotels.length === opened.length && hotels.every(isOpened)) {
    return <span className="map-count block text-center">{hotels.length}</span>;
  }
  const title = `${hotels.length} hôtels`;
  const key = `${hotels[0]?.id} ${title}`;
  const names = hotels.slice(0, NAMED_MAX).map(({ name }) => name);
  return (
    <button
      type="button"
      data-key={key}
      aria-label={`${title}, dont ${names.join(', ')}\u00a0: agrandir la carte`}
      onClick={() => onOpen({ key, title, hotels })}
      className="grid size-11 place-items-center"
    >
      <span className="map-count">{hotels.length}</span>
    </button>
  );
}
