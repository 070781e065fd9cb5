import type { Box, Point } from './chart.ts';

/** A marker in px from the upper left corner of the map; null if it has no label. */
export type Marker = Point & { label: string | null };
export type Side = 'right' | 'left' | 'below' | 'above';

/** Estimates in px of a label's line, a letter and half a marker. */
const LINE = 20;
const LETTER = 7.2;
const HALF = 15;

const areApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

function labelBoxes({ x, y }: Point, label: string): Record<Side, Box> {
  const size = { width: label.length * LETTER, height: LINE };
  const middle = { x: x - size.width / 2, y: y - LINE / 2 };
  return {
    right: { ...size, x: x + HALF, y: middle.y },
    left: { ...size, x: x - HALF - size.width, y: middle.y },
    below: { ...size, x: middle.x, y: y + HALF },
    above: { ...size, x: middle.x, y: y - HALF - LINE },
  };
}

/** Returns the side of each marker on which its label covers nothing else; null where there is no room. */
export function placeLabels(
  markers: readonly Marker[],
  map: { width: number; height: number },
): (Side | null)[] {
  const taken = markers.map(({ x, y }): Box => {
    return { x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF };
  });
  return markers.map((marker) => {
    if (marker.label === null) return null;
    let side: Side;
    const boxes = labelBoxes(marker, marker.label);
    for (side in boxes) {
      const box = boxes[side];
      const isOnMap =
        box.x >= 0 && box.y >= 0 && box.x + box.width <= map.width && box.y + LINE <= map.height;
      if (!isOnMap || !taken.every((other) => areApart(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}
