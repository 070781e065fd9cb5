import { type Coordinates, toMapPoint, WORLD_MAP_WIDTH } from '#domain/map/map-projection.ts';
import type { MapViewport } from './coast-map.tsx';
import { LEADING_OCEANS_COUNT, SEA_AND_TOWN_NAMES } from './names.ts';

const SEA = 'font-display text-ui italic';
/** Maximum number of seas that a map names, and of towns. */
const NAMES_MAX = 3;
/** Sizes in px assumed for a map's text: a line's height, a letter's width, and the width of a marker with its name. */
const LINE = 24;
const LETTER = 7.5;
const LABEL = 150;

type SeaAndTownNamesProps = { view: MapViewport; places: readonly Coordinates[]; isNear: boolean };

/** The place of a name or marker on the map, in px. */
type Frame = { left: number; right: number; y: number; name: string; isTown: boolean };

/** Writes names of seas and, on a zoomed-in map, of towns; none that would cover a marker, a name or the inset map. */
export function SeaAndTownNames({ view: { box, width }, places, isNear }: SeaAndTownNamesProps) {
  const px = box.width / width;
  const pointOf = (place: Coordinates) => {
    const { x, y } = toMapPoint(place);
    const left = ((x - box.x + 2 * WORLD_MAP_WIDTH) % WORLD_MAP_WIDTH) / px;
    return { left, y: (y - box.y) / px };
  };
  const frames: Frame[] = places.map((place) => {
    const { left, y } = pointOf(place);
    return { left: left - LINE / 2, right: left - LINE / 2 + LABEL, y, name: '', isTown: false };
  });
  const names = SEA_AND_TOWN_NAMES.slice(0, isNear ? undefined : LEADING_OCEANS_COUNT);
  for (const [name, lat, lng, town] of names) {
    const isTown = town === 1;
    const length = name.length * LETTER + LINE;
    const point = pointOf({ lat, lng });
    const left = point.left - (isTown ? 3 : length / 2);
    const right = left + length;
    const { y } = point;
    const isFree = frames.every(
      (frame) => Math.abs(frame.y - y) > LINE || frame.left > right || frame.right < left,
    );
    const isInside = left > 4 && right < width && y > LINE / 2 && y < box.height / px - LINE / 2;
    const isInset = left < width * 0.3 && y * px > box.height * 0.7;
    const alike = frames.filter((frame) => frame.name && frame.isTown === isTown);
    const isMore = alike.length < NAMES_MAX && !alike.some((frame) => frame.name === name);
    if (isFree && isInside && !isInset && isMore) frames.push({ left, right, y, name, isTown });
  }
  return frames.slice(places.length).map(({ name, isTown, left, y }) => (
    <g key={name} transform={`translate(${box.x + left * px} ${box.y + y * px}) scale(${px})`}>
      {isTown && <circle cx="3" r="2" />}
      <text x={isTown ? 9 : 0} dy="0.3em" className={isTown ? 'text-caption' : SEA}>
        {name}
      </text>
    </g>
  ));
}
