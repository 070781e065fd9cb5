import { type ReactNode, useCallback, useState } from 'react';
import {
  type Box,
  CHART_WIDTH,
  fitBox,
  type Place,
  type Point,
  project,
} from '#domain/map/chart.ts';
import { classNames } from '#ui/class-names.ts';
import { LAND } from './land.ts';
import styles from './map.css?inline';

/** The part of the projected map that is shown, and its width in px. */
export type View = { box: Box; width: number };

type MapSheetProps = {
  /** Places that the map shows, cropped to at least `minKm`; without places, the whole world. */
  places: readonly Place[];
  minKm: number;
  /** Size in px of a map that is laid out for printing only; others are measured. */
  printSize?: { width: number; height: number };
  className: string;
  children: (view: View) => ReactNode;
};

/** Draws the coasts around some places like a printed atlas; an empty frame until its size is known. */
export function MapSheet({ places, minKm, printSize, className, children }: MapSheetProps) {
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
  const view = { width, box: fitBox(places, width / height, minKm) };
  return (
    <div ref={measure} className={classNames('map relative overflow-clip bg-paper', className)}>
      {width > 0 && (
        <>
          {/* Not in the site's stylesheet, which is in every first view: no first view has a map. */}
          <style>{styles}</style>
          <Coasts {...view} />
          {children(view)}
        </>
      )}
    </div>
  );
}

/** Returns the CSS position of a point on the map in percent, so that the map prints at any size. */
export const positionOnMap = ({ x, y }: Point, { box }: View) => ({
  left: `${((x - box.x) / box.width) * 100}%`,
  top: `${((y - box.y) / box.height) * 100}%`,
});

/** Distances in px from the coast of the lines in the sea that follow it, as engravers drew them. */
const WATER_LINES = [9, 5.5, 2.5];
const TENS = Array.from({ length: 36 }, (_, index) => index * 10 - 180);
const MERIDIANS = TENS.map((lng) => `M${project({ lat: 0, lng }).x} 0V${CHART_WIDTH}`);
const PARALLELS = TENS.slice(11, 27).map(
  (lat) => `M0 ${project({ lat, lng: 0 }).y}H${CHART_WIDTH}`,
);
const GRID = [...MERIDIANS, ...PARALLELS].join('');

function Coasts({ box, width }: View) {
  const px = box.width / width;
  // Repeats the world on both sides. Coasts that cross 180° exceed its edge by less than a tenth of its width.
  const turns = [-1, 0, 1].filter(
    (turn) => box.x < (turn + 1.1) * CHART_WIDTH && box.x + box.width > turn * CHART_WIDTH,
  );
  const drawn = (d: string, strokeWidth: number, stroke = 'var(--color-rule)', fill = 'none') =>
    turns.map((turn) => (
      <path
        key={`${turn} ${strokeWidth}`}
        transform={`translate(${turn * CHART_WIDTH})`}
        strokeWidth={strokeWidth * px}
        {...{ d, stroke, fill }}
      />
    ));
  return (
    <svg
      aria-hidden="true"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      strokeLinejoin="round"
      className="absolute inset-0 size-full"
    >
      {drawn(GRID, 0.5)}
      {WATER_LINES.map((distance) => [
        drawn(LAND, 2 * distance + 0.7),
        drawn(LAND, 2 * distance - 0.7, 'var(--color-paper)'),
      ])}
      {drawn(LAND, 0.9, 'var(--color-edge)', 'var(--color-sand)')}
    </svg>
  );
}
