/** A place on the earth, in degrees. */
export type Coordinates = { lat: number; lng: number };
/** A point of the projected map: x grows to the east, y to the south. */
export type MapPoint = { x: number; y: number };
export type MapArea = MapPoint & { width: number; height: number };

/** Width in map units of the world map in Mercator's projection, which keeps shapes wherever the shown part lies. */
export const WORLD_MAP_WIDTH = 10_000;
const RADIUS = WORLD_MAP_WIDTH / (2 * Math.PI);
const DEGREE = Math.PI / 180;
const EQUATOR_KM = 40_075;
/** Factor by which the shown part of the map is larger than its places need. */
const MARGIN = 1.35;

/** Projects a place onto the map, which ends at 82° N and 72° S: on a Mercator map, the poles are infinitely far away. */
export const toMapPoint = ({ lat, lng }: Coordinates): MapPoint => ({
  x: WORLD_MAP_WIDTH * (lng / 360 + 0.5),
  y: WORLD_MAP_WIDTH / 2 - RADIUS * Math.asinh(Math.tan(Math.max(-72, Math.min(82, lat)) * DEGREE)),
});

/** Returns the place at a point of the map, the inverse of `toMapPoint`. The map repeats to the east and west. */
export const fromMapPoint = ({ x, y }: MapPoint): Coordinates => ({
  lat: Math.atan(Math.sinh((WORLD_MAP_WIDTH / 2 - y) / RADIUS)) / DEGREE,
  lng: 360 * (x / WORLD_MAP_WIDTH - Math.floor(x / WORLD_MAP_WIDTH)) - 180,
});

const NORTH = toMapPoint({ lat: 90, lng: 0 }).y;
const SOUTH = toMapPoint({ lat: -90, lng: 0 }).y;
const WORLD = [-180, 180].map((lng) => ({ lat: 25, lng }));

/**
 * Returns the part of the map that shows all places with a margin, at least `minKm` wide; without places, the world.
 * `aspect` is the part's width divided by its height.
 */
export function fitMapArea(places: readonly Coordinates[], aspect: number, minKm: number): MapArea {
  const shownPlaces = places.length > 0 ? places : WORLD;
  const xs = shownPlaces.map((place) => toMapPoint(place).x);
  const ys = shownPlaces.map((place) => toMapPoint(place).y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const needed = Math.max(right - left, (bottom - top) * aspect);
  const { lat } = fromMapPoint({ x: left, y: (top + bottom) / 2 });
  const least = (minKm * WORLD_MAP_WIDTH) / (EQUATOR_KM * Math.cos(lat * DEGREE));
  const width = Math.max(needed, Math.min(WORLD_MAP_WIDTH, Math.max(least, needed * MARGIN)));
  const height = width / aspect;
  const y = Math.min(SOUTH - height, Math.max(NORTH, (top + bottom - height) / 2));
  return { x: (left + right - width) / 2, y, width, height };
}

export const isInArea = ({ x, y }: MapPoint, box: MapArea): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
