import { Link } from '@tanstack/react-router';
import { isInBox, type Place, project } from '#domain/map/chart.ts';
import { toClusters } from '#domain/map/clusters.ts';
import { placedAt, type View } from '#ui/map/map-sheet.tsx';

export type House = { id: string; name: string; location: string; coordinates: Place };
type Houses = readonly House[];
/** Houses that a button shows closer; `key` finds the button again. */
export type Group = { key: string; title: string; houses: Houses };

type HouseMarkProps = { name: string; side?: 'right' | 'left'; isCrowded?: boolean };

/** A crowded mark shows its name under the pointer and on focus. */
export const HouseMark = ({ name, side = 'right', isCrowded }: HouseMarkProps) => (
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

type MarkersProps = { houses: Houses; view: View; opened: Houses; onOpen: (group: Group) => void };

/** The houses on the displayed part of the map, from west to east. */
export function HouseMarkers({ houses, view, opened, onOpen }: MarkersProps) {
  const { box, width } = view;
  const px = box.width / width;
  const points = houses
    .map((house) => ({ ...project(house.coordinates), members: [house] }))
    .filter((point) => isInBox(point, box));
  const clusters = toClusters(points, TARGET_PX * px);
  return (
    <ul aria-label="Maisons sur la carte" className="absolute inset-0">
      {clusters.map((cluster) => {
        const { x, y, members } = cluster;
        const [first, second] = members;
        if (!first) return null;
        const side = x + LABEL_PX * px > box.x + box.width ? 'left' : 'right';
        const isCrowded = clusters.some((other) => {
          const isBeside =
            Math.abs(other.y - y) < LINE_PX * px && Math.abs(other.x - x) < LABEL_PX * px;
          return isBeside && (side === 'right' ? other.x > x : other.x < x);
        });
        return (
          <li key={first.id} className="map-item absolute" style={placedAt(cluster, view)}>
            {second ? (
              <ClusterButton houses={members} opened={opened} onOpen={onOpen} />
            ) : (
              <Link
                to="/hotels/$id"
                params={{ id: first.id }}
                aria-label={`${first.name}, ${first.location}`}
                className="grid size-11 place-items-center"
              >
                <HouseMark name={first.name} side={side} isCrowded={isCrowded} />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const NAMED_MAX = 3;

function ClusterButton({ houses, opened, onOpen }: Omit<MarkersProps, 'view'>) {
  const isOpened = (house: House) => opened.some(({ id }) => id === house.id);
  // As close as the map goes; the list beside it has the links.
  if (houses.length === opened.length && houses.every(isOpened)) {
    return <span className="map-count block text-center">{houses.length}</span>;
  }
  const title = `${houses.length} maisons`;
  const key = `${houses[0]?.id} ${title}`;
  const names = houses.slice(0, NAMED_MAX).map(({ name }) => name);
  return (
    <button
      type="button"
      data-key={key}
      aria-label={`${title}, dont ${names.join(', ')}\u00a0: agrandir la carte`}
      onClick={() => onOpen({ key, title, houses })}
      className="grid size-11 place-items-center"
    >
      <span className="map-count">{houses.length}</span>
    </button>
  );
}
