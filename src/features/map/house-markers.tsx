import { Link } from '@tanstack/react-router';
import { isInBox, type Place, project } from '#domain/map/chart.ts';
import { toClusters } from '#domain/map/clusters.ts';
import { placeLabels } from '#domain/map/labels.ts';
import { MapMark } from '#ui/map/map-mark.tsx';
import { placedAt, type View } from '#ui/map/map-sheet.tsx';

export type House = { id: string; name: string; location: string; coordinates: Place };
/** Houses that a button shows closer; `key` finds the button again. */
export type Group = { key: string; title: string; houses: readonly House[] };

export const countHouses = (count: number) => (count === 1 ? '1 maison' : `${count} maisons`);

const TARGET_PX = 44;
const NAMED_MAX = 3;

type HouseMarkersProps = {
  houses: readonly House[];
  view: View;
  onOpen: (group: Group) => void;
};

/** The houses on the displayed part of the map, from west to east, those that would overlap as one button. */
export function HouseMarkers({ houses, view, onOpen }: HouseMarkersProps) {
  const { box, width } = view;
  const points = houses
    .map((house) => ({ ...project(house.coordinates), members: [house] }))
    .filter((point) => isInBox(point, box));
  const clusters = toClusters(points, (TARGET_PX * box.width) / width);
  const px = width / box.width;
  const sides = placeLabels(
    clusters.map(({ x, y, members: [first, ...others] }) => ({
      x: (x - box.x) * px,
      y: (y - box.y) * px,
      label: others.length === 0 && first ? first.name : null,
    })),
    view,
  );
  return (
    <ul aria-label="Maisons sur la carte">
      {clusters.map((cluster, index) => {
        const [first, ...others] = cluster.members;
        if (!first) return null;
        return (
          <li key={first.id} className="map-item" style={placedAt(cluster, view)}>
            {others.length > 0 ? (
              <ClusterButton houses={cluster.members} onOpen={onOpen} />
            ) : (
              <Link
                to="/hotels/$id"
                params={{ id: first.id }}
                aria-label={`${first.name}, ${first.location}`}
              >
                <MapMark
                  label={first.name}
                  side={sides[index] ?? (cluster.x < box.x + box.width / 2 ? 'right' : 'left')}
                  isCrowded={!sides[index]}
                />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ClusterButtonProps = { houses: readonly House[]; onOpen: (group: Group) => void };

function ClusterButton({ houses, onOpen }: ClusterButtonProps) {
  const title = countHouses(houses.length);
  const names = houses.slice(0, NAMED_MAX).map(({ name }) => name);
  const key = `${houses[0]?.id} ${title}`;
  return (
    <button
      type="button"
      data-key={key}
      aria-label={`${title}, dont ${names.join(', ')}\u00a0: agrandir la carte`}
      onClick={() => onOpen({ key, title, houses })}
    >
      <span className="map-count">{houses.length}</span>
    </button>
  );
}
