import { type Box, CHART_WIDTH, type Point } from './chart.ts';

/**
 * Returns the SVG path of the coasts in a box, without the points that change nothing there. `path` has « m », « l »,
 * « z » and whole numbers, of which `scale` make a unit of the map.
 */
export function cropCoasts(path: string, scale: number, box: Box): string {
  // Keeps room for the lines that follow the coast.
  const margin = box.width / 10;
  const sideOf = (value: number, from: number, length: number) =>
    value < from - margin ? 1 : value > from + length + margin ? 2 : 0;
  const sidesOf = ({ x, y }: Point) =>
    sideOf(x, box.x, box.width) + 4 * sideOf(y, box.y, box.height);
  // Repeats the world on both sides. Coasts that cross 180° exceed its edge by less than a tenth of its width.
  const turns = [-CHART_WIDTH, 0, CHART_WIDTH].filter(
    (turn) => box.x < turn + 1.1 * CHART_WIDTH && box.x + box.width > turn,
  );
  let start: Point = { x: 0, y: 0 };
  let cropped = '';
  for (const part of path.split('z')) {
    let { x, y } = start;
    const ring = Array.from(part.matchAll(/(-?\d+) ?(-?\d+)/g), ([, dx, dy]) => {
      x += Number(dx) / scale;
      y += Number(dy) / scale;
      return { x, y };
    });
    start = ring[0] ?? start;
    for (const turn of turns) {
      let last = 0;
      const all = ring.map((point) => ({ x: point.x + turn, y: point.y }));
      const kept = all.filter((point, index) => {
        const here = sidesOf(point);
        // The lines from the last kept point by this one to the next all lie beyond one side of the box.
        if (last & here & sidesOf(all[(index + 1) % all.length] ?? point)) return false;
        last = here;
        return true;
      });
      if (kept.length > 1) cropped += `M${kept.map((point) => `${point.x} ${point.y}`)}z`;
    }
  }
  return cropped;
}
