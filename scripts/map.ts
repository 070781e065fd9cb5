import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import * as simple from 'topojson-simplify';
import { CHART, type Point, project } from '../src/domain/map/chart.ts';
import { fromRoot, runScript } from './lib/script.ts';

const EARTH_KM2 = 6_371 ** 2;
/** Smaller details of a coast are smoothed, smaller islands left out. */
const DETAIL_KM2 = 250;
const ISLAND_KM2 = 50;

/** Draws a closed line with relative steps; where it crosses 180°, it goes on beyond the chart. */
function toPath(outline: readonly (readonly number[])[]): string {
  const points: Point[] = [];
  for (const [lng = 0, lat = 0] of outline) {
    const { x, y } = project({ lat, lng });
    const last = points.at(-1) ?? { x, y };
    points.push({ x: Math.round(x + Math.round((last.x - x) / CHART) * CHART), y: Math.round(y) });
  }
  const west = Math.floor(Math.min(...points.map(({ x }) => x)) / CHART) * CHART;
  const steps = points.map(({ x, y }, index) => {
    const last = points[index - 1] ?? { x: west, y: 0 };
    return `${x - last.x} ${y - last.y}`;
  });
  const drawn = steps.filter((step, index) => index === 0 || step !== '0 0').slice(0, -1);
  return drawn.length < 3
    ? ''
    : `M${drawn
        .join('l')
        .replace(/(?<=l.*)l/g, ' ')
        .replaceAll(' -', '-')}z`;
}

// `npm run map`: writes the coasts of Natural Earth, from the package world-atlas.
await runScript(async () => {
  const source = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const atlas: Parameters<typeof simple.presimplify>[0] = JSON.parse(
    await readFile(source, 'utf8'),
  );
  const weighed = simple.presimplify(atlas, (triangle) => {
    const area = simple.sphericalTriangleArea(triangle);
    // The arctic has a third of all coasts, and hardly a hotel.
    return triangle[1][1] > 70 ? area / 5 : area;
  });
  const smooth = simple.simplify(weighed, DETAIL_KM2 / EARTH_KM2);
  const isShown = simple.filterWeight(smooth, ISLAND_KM2 / EARTH_KM2, (ring) => {
    const isPolar = ring.every(([, lat]) => lat < -59 || lat > 78);
    return isPolar ? 0 : simple.sphericalRingArea(ring, false);
  });
  const coasts = mesh(simple.filter(smooth, isShown)).coordinates.map(toPath).join('');
  const note = '// Written by `npm run map`: the coasts of Natural Earth, public domain.';
  await writeFile(fromRoot('src/ui/map/land.ts'), `${note}\nexport const LAND =\n  '${coasts}';\n`);
});
