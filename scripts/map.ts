import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import * as simple from 'topojson-simplify';
import { type Point, project } from '../src/domain/map/chart.ts';
import { encodeRing } from '../src/domain/map/coast.ts';
import { fromRoot, runScript } from './lib/script.ts';

const EARTH_KM2 = 6_371 ** 2;
/** Smaller details of a coast are smoothed. */
const DETAIL_KM2 = 200;
/** Smaller islands are left out. */
const ISLAND_KM2 = 40;

type Outline = readonly (readonly number[])[];

const latitudes = (outline: Outline) => outline.map(([, lat = 0]) => lat);
/** Leaves out Antarctica and the northernmost islands, where the map is never drawn. */
const isDrawn = (outline: Outline) =>
  Math.max(...latitudes(outline)) > -59 && Math.min(...latitudes(outline)) < 78;

function toRing(outline: Outline): Point[] {
  let east = outline[0]?.[0] ?? 0;
  const lines = outline.map(([lng = 0, lat = 0]) => {
    // Goes on beyond 180°, where the coast is drawn a second time.
    east += ((lng - east + 540) % 360) - 180;
    return { lat, lng: east };
  });
  const isWest = lines.some(({ lng }) => lng < -180);
  const points = lines.map(({ lat, lng }) => {
    const { x, y } = project({ lat, lng: isWest ? lng + 360 : lng });
    return { x: Math.round(x), y: Math.round(y) };
  });
  // The first point is repeated at the end, where the path closes by itself.
  return points.filter(({ x, y }, index) => {
    const next = points[index + 1];
    return next !== undefined && (next.x !== x || next.y !== y);
  });
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
  const isLarge = simple.filterWeight(smooth, ISLAND_KM2 / EARTH_KM2, (ring) =>
    simple.sphericalRingArea(ring, false),
  );
  const filtered = simple.filter(smooth, isLarge);
  const { land } = filtered.objects;
  if (land?.type !== 'GeometryCollection') throw new Error('world-atlas has another form.');
  const outlines = feature(filtered, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
  const rings = outlines
    .filter(isDrawn)
    .map(toRing)
    .filter(({ length }) => length > 2);
  await writeFile(
    fromRoot('src/ui/map/land.ts'),
    `// Written by \`npm run map\`: Natural Earth, public domain.\nexport const LAND =\n  ${JSON.stringify(rings.map(encodeRing).join(' '))};\n`,
  );
});
