import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { cropCoastlines } from '#domain/map/coasts.ts';
import {
  type Coordinates,
  fitMapArea,
  type MapArea,
  type MapPoint,
  toMapPoint,
  WORLD_MAP_WIDTH,
} from '#domain/map/map-projection.ts';
import { classNames } from '#ui/class-names.ts';
import { COASTLINES_SVG_PATH_DATA } from './land.ts';
import styles from './map.css?inline';
import { SeaAndTownNames } from './sea-and-town-names.tsx';

/** The part of the projected map that is shown, and its width in px. */
export type MapViewport = { box: MapArea; width: number };

type CoastMapProps = {
  /** Places that the map must contain; it is at least `minKm` km wide. Without places, it shows the whole world. */
  places: readonly Coordinates[];
  minKm: number;
  /** Size in px of a map that is laid out for printing only; the size of any other map is measured. */
  printSize?: { width: number; height: number };
  className: string;
  children: (view: MapViewport) => ReactNode;
};

/** Draws the coasts around some places like a printed atlas; renders an empty frame until its own size is measured. */
export function CoastMap({ places, minKm, printSize, className, children }: CoastMapProps) {
  const [size, setSize] = useState(printSize ?? { width: 0, height: 1 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = size;
  const view = { width, box: fitMapArea(places, width / height, minKm) };
  return (
    <div ref={measure} className={classNames('map relative overflow-clip bg-paper', className)}>
      {width > 0 && (
        <>
          {/* Styles that are not in the site's stylesheet, because every first view loads it, and no first view has a map. */}
          <style>{styles}</style>
          <Coasts {...view} places={places} />
          {children(view)}
        </>
      )}
    </div>
  );
}

/** Returns a map point's CSS position in percent, which also fits when the map is printed at another size. */
export const positionOnMap = ({ x, y }: MapPoint, { box }: MapViewport) => ({
  left: `${((x - box.x) / box.width) * 100}%`,
  top: `${((y - box.y) / box.height) * 100}%`,
});

/** Distances in px between the coast and the lines drawn along it in the sea, as on engraved maps. */
const WATER_LINES = [9, 5.5, 2.5];
const TENS = Array.from({ length: 108 }, (_, index) => index * 10 - 540);
const MERIDIANS = TENS.map((lng) => `M${toMapPoint({ lat: 0, lng }).x} 0V${WORLD_MAP_WIDTH}`);
const PARALLELS = TENS.slice(47, 63).map(
  (lat) => `M${-WORLD_MAP_WIDTH} ${toMapPoint({ lat, lng: 0 }).y}h${3 * WORLD_MAP_WIDTH}`,
);
const GRID = [...MERIDIANS, ...PARALLELS].join('');

/** Width in map units below which a map uses the finer coasts, and names towns and further seas. */
const NEAR = WORLD_MAP_WIDTH / 6;
/** Maximum width in px of an inset map, which shows only land: no grid, no water lines, no names. */
const INSET_WIDTH_MAX = 150;

function Coasts({ box, width, places }: MapViewport & Pick<CoastMapProps, 'places'>) {
  const px = box.width / width;
  const isNear = box.width < NEAR;
  const [fine, setFine] = useState('');
  useEffect(() => {
    if (!isNear) return;
    import('./fine-land.later.ts').then(
      (part) => setFine(part.DETAILED_COASTLINES_SVG_PATH_DATA),
      () => setFine(''),
    );
  }, [isNear]);
  const { x, y, width: span, height } = box;
  const land = useMemo(() => {
    const cropped = { x, y, width: span, height };
    return isNear && fine !== ''
      ? cropCoastlines(fine, 4, cropped)
      : cropCoastlines(COASTLINES_SVG_PATH_DATA, 1, cropped);
  }, [isNear, fine, x, y, span, height]);
  const drawn = (d: string, strokeWidth: number, stroke = 'var(--color-rule)', fill = 'none') => (
    <path key={strokeWidth} d={d} stroke={stroke} fill={fill} strokeWidth={strokeWidth * px} />
  );
  const waterLines = WATER_LINES.map((distance) => [
    drawn(land, 2 * distance + 0.7),
    drawn(land, 2 * distance - 0.7, 'var(--color-paper)'),
  ]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      strokeLinejoin="round"
      className="absolute inset-0 size-full"
    >
      {width > INSET_WIDTH_MAX && [drawn(GRID, 0.5), ...waterLines]}
      {drawn(land, width > INSET_WIDTH_MAX ? 0.9 : 0.4, 'var(--color-edge)', 'var(--color-sand)')}
      {width > INSET_WIDTH_MAX && (
        <SeaAndTownNames view={{ box, width }} places={places} isNear={isNear} />
      )}
    </svg>
  );
}
