import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkerCluster, mergeCloseMarkers } from '#domain/map/clusters.ts';
import { cropCoastlines } from '#domain/map/coasts.ts';
import {
  fitMapArea,
  fromMapPoint,
  isInArea,
  toMapPoint,
  WORLD_MAP_WIDTH,
} from '#domain/map/map-projection.ts';

const anyPlace = fc.record({
  lat: fc.double({ min: -55, max: 75, noNaN: true }),
  lng: fc.double({ min: -180, max: 179.9, noNaN: true }),
});

/** Far enough from the chart's edges for a margin. */
const inlandPlace = fc.record({
  lat: fc.double({ min: -50, max: 70, noNaN: true }),
  lng: fc.double({ min: -150, max: 150, noNaN: true }),
});

describe('project', () => {
  it('the map projection puts 0° in the middle, the north above and the east to the right', () => {
    expect(toMapPoint({ lat: 0, lng: 0 })).toEqual({
      x: WORLD_MAP_WIDTH / 2,
      y: WORLD_MAP_WIDTH / 2,
    });
    expect(toMapPoint({ lat: 45, lng: 90 }).x).toBe(WORLD_MAP_WIDTH * 0.75);
    expect(toMapPoint({ lat: 45, lng: 90 }).y).toBeLessThan(WORLD_MAP_WIDTH / 2);
    expect(toMapPoint({ lat: 90, lng: 0 })).toEqual(toMapPoint({ lat: 82, lng: 0 }));
  });

  it('converting a place to a map point and back gives the same place', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const { lat, lng } = fromMapPoint(toMapPoint(place));
        expect(lat).toBeCloseTo(place.lat, 6);
        expect(lng).toBeCloseTo(place.lng, 6);
      }),
    );
  });
});

it('a map point east of 180° has a western longitude', () => {
  expect(fromMapPoint({ x: WORLD_MAP_WIDTH * 1.25, y: WORLD_MAP_WIDTH / 2 }).lng).toBeCloseTo(-90);
});

describe('fitMapArea', () => {
  it('the visible part of a map contains every place, in the given aspect ratio', () => {
    fc.assert(
      fc.property(
        fc.array(inlandPlace, { minLength: 1 }),
        fc.constantFrom(1.4, 2),
        (places, aspect) => {
          const box = fitMapArea(places, aspect, 1_000);
          expect(box.width / box.height).toBeCloseTo(aspect);
          for (const place of places) expect(isInArea(toMapPoint(place), box)).toBe(true);
        },
      ),
    );
  });

  it.each([0, 45, -60])('a map of one place at latitude %i has the minimum width', (lat) => {
    const { x, width } = fitMapArea([{ lat, lng: 10 }], 1.5, 1_500);
    const degrees = (width / WORLD_MAP_WIDTH) * 360;
    expect(degrees * 111.32 * Math.cos((lat * Math.PI) / 180)).toBeCloseTo(1_500, -1);
    expect(x + width / 2).toBeCloseTo(toMapPoint({ lat, lng: 10 }).x);
  });

  it('a map without places shows the whole world, from the Arctic to Cape Horn', () => {
    const box = fitMapArea([], 1.7, 1_000);
    expect(box).toMatchObject({ x: 0, width: WORLD_MAP_WIDTH });
    expect(isInArea(toMapPoint({ lat: 71, lng: 26 }), box)).toBe(true);
    expect(isInArea(toMapPoint({ lat: -56, lng: -67 }), box)).toBe(true);
  });
});

const at = (x: number, y: number): MarkerCluster<string> => ({ x, y, members: [`${x} ${y}`] });
const members = (clusters: MarkerCluster<string>[]) => clusters.map((cluster) => cluster.members);

describe('mergeCloseMarkers', () => {
  it('overlapping map markers merge at the mean of their places, sorted from west to east', () => {
    const clusters = mergeCloseMarkers([at(90, 0), at(0, 0), at(6, 4), at(1, 50)], 10);
    expect(members(clusters)).toEqual([['1 50'], ['0 0', '6 4'], ['90 0']]);
    expect(clusters[1]).toMatchObject({ x: 3, y: 2 });
  });

  it('clusters of map markers merge when an earlier merge has brought them near each other', () => {
    expect(mergeCloseMarkers([at(0, 0), at(12, 0), at(8, 0)], 10)).toHaveLength(1);
  });

  it('each map marker is in one cluster, and no two clusters overlap', () => {
    const anyPoint = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(fc.array(anyPoint), (points) => {
        const given = points.map(([x, y]) => at(x, y));
        const clusters = mergeCloseMarkers(given, 12);
        expect(members(clusters).flat().sort()).toEqual(members(given).flat().sort());
        for (const one of clusters) {
          for (const other of clusters) {
            if (one === other) continue;
            const distance = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
            expect(distance).toBeGreaterThanOrEqual(12);
          }
        }
      }),
    );
  });
});

it('a map crops coasts to its frame, on both sides of 180°, and draws nothing of coasts far away', () => {
  // In halves of a unit: a square across 180°, and one beside it.
  const coasts = 'm19980 8000l40 0 0 40-40 0zm-19780 0l20 0 0 20-20 0z';
  const crop = (x: number, y: number) => cropCoastlines(coasts, 2, { x, y, width: 60, height: 40 });
  expect(crop(9_960, 3_990)).toContain('M9990 4000,10010 4000,10010 4020,9990 4020');
  expect(crop(-40, 3_990)).toContain('10 4000,10 4020');
  expect(crop(90, 3_990)).toContain('M100 4000,110 4000,110 4010,100 4010');
  expect(crop(5_000, 6_000)).toBe('');
});
