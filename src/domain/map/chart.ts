/** Latitude and longitude in degrees. */
export type Place = { lat: number; lng: number };
/** A point of the chart, in its units: x to the east, y to the south. */
export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** Width and height of the chart, in Mercator's projection: it keeps the shapes of any crop. */
export const CHART = 12_000;
const RADIUS = CHART / (2 * Math.PI);
const EQUATOR_KM = 40_075;
/** The chart is drawn between these latitudes; the projection would be infinitely high at the poles. */
const NORTH = 80;
const SOUTH = -60;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Projects a place; latitudes near the poles are drawn at the chart's edge. */
export function project({ lat, lng }: Place): Point {
  const drawn = Math.min(84, Math.max(-84, lat));
  return {
    x: CHART * (lng / 360 + 0.5),
    y: CHART / 2 - RADIUS * Math.asinh(Math.tan(radians(drawn))),
  };
}

/** Returns the place of a point, the inverse of project; east of 180° follows 180° west. */
export function unproject({ x, y }: Point): Place {
  const turns = x / CHART;
  return {
    lat: (Math.atan(Math.sinh((CHART / 2 - y) / RADIUS)) * 180) / Math.PI,
    lng: 360 * (turns - Math.floor(turns)) - 180,
  };
}

const TOP = project({ lat: NORTH, lng: 0 }).y;
const BOTTOM = project({ lat: SOUTH, lng: 0 }).y;
const WEST_END = project({ lat: 20, lng: -180 });
const EAST_END = project({ lat: 20, lng: 180 });
/** Width of a box in widths of what it shows. */
const MARGIN = 1.35;

/**
 * Returns the box that shows all places with a margin, at least `minKm` wide; without places, the world.
 * `aspect` is its width divided by its height.
 */
export function fitBox(places: readonly Place[], aspect: number, minKm: number): Box {
  const points = places.length > 0 ? places.map(project) : [WEST_END, EAST_END];
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const middle = unproject({ x: left, y: (top + bottom) / 2 });
  const least = (minKm * CHART) / (EQUATOR_KM * Math.cos(radians(middle.lat)));
  const needed = Math.max(right - left, (bottom - top) * aspect);
  const width = Math.max(needed, Math.min(CHART, Math.max(least, needed * MARGIN)));
  const height = width / aspect;
  const x = (left + right - width) / 2;
  const centred = (top + bottom - height) / 2;
  const y =
    height > BOTTOM - TOP
      ? (TOP + BOTTOM - height) / 2
      : Math.min(BOTTOM - height, Math.max(TOP, centred));
  return { x, y, width, height };
}

function extent(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

export const isInBox = ({ x, y }: Point, box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
