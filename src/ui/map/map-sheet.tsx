import { type ReactNode, useCallback, useState } from 'react';
import {
  type Box,
  CHART,
  fitBox,
  type Place,
  type Point,
  project,
  unproject,
} from '#domain/map/chart.ts';
import { coastPath } from '#domain/map/coast.ts';
import { classNames } from '#ui/class-names.ts';
import { LAND } from './land.ts';
import styles from './map.css?inline';

const COASTS = coastPath(LAND);

/** The displayed part of the chart, and the size in px at which it is displayed. */
export type View = { box: Box; width: number; height: number };

type MapSheetProps = {
  /** The map is cropped to these places, but at least `minKm` wide; without places, it shows the world. */
  places: readonly Place[];
  minKm: number;
  className: string;
  children: (view: View) => ReactNode;
};

/** Draws the coasts around some places like a printed atlas. On the server and until measured, only the frame. */
export function MapSheet({ places, minKm, className, children }: MapSheetProps) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const view = size && { ...size, box: fitBox(places, size.width / size.height, minKm) };
  return (
    <div ref={measure} className={classNames('map', className)}>
      {view && (
        <>
          {/* In no sheet of the site: the first view of a page has no map. */}
          <style>{styles}</style>
          <Sheet {...view} />
          {children(view)}
        </>
      )}
    </div>
  );
}

/** Returns the style that places an element on the map, in shares, so that it prints at any size. */
export const placedAt = ({ x, y }: Point, { box }: View) => ({
  left: `${((x - box.x) / box.width) * 100}%`,
  top: `${((y - box.y) / box.height) * 100}%`,
});

/** Distances in px of the lines that follow the coasts in the sea, as engravers drew them. */
const WATER_LINES = [9, 5.5, 2.5];

/** Coasts go on until their end beyond 180°, in turns of the earth. */
const OVERHANG = 1.1;

function Sheet({ box, width }: View) {
  const px = box.width / width;
  const turns = [-1, 0, 1].filter(
    (turn) => box.x < (turn + OVERHANG) * CHART && box.x + box.width > turn * CHART,
  );
  const coasts = (stroke: number, className?: string) =>
    turns.map((turn) => (
      <path
        key={`${turn} ${stroke}`}
        d={COASTS}
        transform={`translate(${turn * CHART})`}
        strokeWidth={stroke * px}
        className={className}
      />
    ));
  return (
    <svg aria-hidden="true" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
      <Graticule box={box} px={px} />
      {WATER_LINES.map((distance) => [
        coasts(2 * distance + 0.7),
        coasts(2 * distance - 0.7, 'map-sea'),
      ])}
      {coasts(0.9, 'map-coast')}
    </svg>
  );
}

const STEPS = [1, 2, 5, 10, 15, 30];

/** Returns the multiples of `step` from `from` to `to`. */
function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

function Graticule({ box, px }: { box: Box; px: number }) {
  const { lat: north } = unproject(box);
  const { lat: south } = unproject({ x: box.x, y: box.y + box.height });
  const west = (box.x / CHART - 0.5) * 360;
  const degrees = (box.width / CHART) * 360;
  const step = STEPS.find((one) => degrees / one < 8) ?? 45;
  const meridians = multiples(west, west + degrees, step);
  const parallels = multiples(Math.max(-84, south), Math.min(84, north), step);
  const meridianX = (lng: number) => project({ lat: 0, lng }).x;
  const parallelY = (lat: number) => project({ lat, lng: 0 }).y;
  const lines = [
    ...meridians.map((lng) => `M${meridianX(lng)} ${box.y}v${box.height}`),
    ...parallels.map((lat) => `M${box.x} ${parallelY(lat)}h${box.width}`),
  ];
  return <path d={lines.join('')} strokeWidth={0.6 * px} />;
}
