import { type MapArea, WORLD_MAP_WIDTH } from './map-projection.ts';

/**
 * Returns the SVG path of the coasts in `box`; flattens coasts far outside to lines, which cost little to draw. `path`
 * has only the commands « m », « l », « z » and whole numbers, of which `scale` make one map unit.
 */
export function cropCoastlines(path: string, scale: number, box: MapArea): string {
  const clamp = (value: number, from: number, length: number) =>
    Math.max(from - box.width, Math.min(from + length + box.width, value));
  // Also draws the world again on its left and on its right. Coasts across 180° extend beyond the map's edge by less
  // than a tenth of its width.
  const turns = [-WORLD_MAP_WIDTH, 0, WORLD_MAP_WIDTH].filter(
    (turn) => box.x < turn + 1.1 * WORLD_MAP_WIDTH && box.x + box.width > turn,
  );
  let start: readonly number[] = [0, 0];
  const rings = path.split('z').flatMap((part) => {
    let [x = 0, y = 0] = start;
    const ring = Array.from(part.matchAll(/(-?\d+) ?(-?\d+)/g), ([, dx, dy]) => {
      x += Number(dx) / scale;
      y += Number(dy) / scale;
      return [x, y] as const;
    });
    start = ring[0] ?? start;
    return turns.map((turn) =>
      ring
        .map(
          ([east, south]) =>
            `${clamp(east + turn, box.x, box.width)} ${clamp(south, box.y, box.height)}`,
        )
        .filter((point, index, points) => point !== points[index - 1]),
    );
  });
  return rings.map((ring) => (ring.length > 1 ? `M${ring}z` : '')).join('');
}
