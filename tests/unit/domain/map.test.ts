import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHART, fitBox, isInBox, project, unproject } from '#domain/map/chart.ts';
import { type Cluster, toClusters } from '#domain/map/clusters.ts';
import { coastPath, encodeRing } from '#domain/map/coast.ts';
import { placeLabels } from '#domain/map/labels.ts';

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
  it('puts 0° in the middle of the chart, the north above and the east to the right', () => {
    expect(project({ lat: 0, lng: 0 })).toEqual({ x: CHART / 2, y: CHART / 2 });
    expect(project({ lat: 45, lng: 90 }).x).toBe(CHART * 0.75);
    expect(project({ lat: 45, lng: 90 }).y).toBeLessThan(CHART / 2);
  });

  it('is inverted by unproject', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const { lat, lng } = unproject(project(place));
        expect(lat).toBeCloseTo(place.lat, 6);
        expect(lng).toBeCloseTo(place.lng, 6);
      }),
    );
  });
});

it('unproject goes on west of 180° east of it', () => {
  expect(unproject({ x: CHART * 1.25, y: CHART / 2 }).lng).toBeCloseTo(-90);
});

describe('fitBox', () => {
  it('holds every place, in the wanted shape', () => {
    fc.assert(
      fc.property(
        fc.array(inlandPlace, { minLength: 1 }),
        fc.constantFrom(1.4, 2),
        (places, aspect) => {
          const box = fitBox(places, aspect, 1_000);
          expect(box.width / box.height).toBeCloseTo(aspect);
          for (const place of places) expect(isInBox(project(place), box)).toBe(true);
        },
      ),
    );
  });

  it.each([0, 45, -60])('is as wide as asked for around one place at latitude %i', (lat) => {
    const { x, width } = fitBox([{ lat, lng: 10 }], 1.5, 1_500);
    const degrees = (width / CHART) * 360;
    expect(degrees * 111.32 * Math.cos((lat * Math.PI) / 180)).toBeCloseTo(1_500, -1);
    expect(x + width / 2).toBeCloseTo(project({ lat, lng: 10 }).x);
  });

  it('shows the whole world without places, from the Arctic to Cape Horn', () => {
    const box = fitBox([], 1.7, 1_000);
    expect(box).toMatchObject({ x: 0, width: CHART });
    expect(isInBox(project({ lat: 71, lng: 26 }), box)).toBe(true);
    expect(isInBox(project({ lat: -56, lng: -67 }), box)).toBe(true);
  });
});

const at = (x: number, y: number): Cluster<string> => ({ x, y, members: [`${x} ${y}`] });
const members = (clusters: Cluster<string>[]) => clusters.map((cluster) => cluster.members);

describe('toClusters', () => {
  it('merges what would overlap in the middle of its members, and sorts from west to east', () => {
    const clusters = toClusters([at(90, 0), at(0, 0), at(6, 4), at(1, 50)], 10);
    expect(members(clusters)).toEqual([['1 50'], ['0 0', '6 4'], ['90 0']]);
    expect(clusters[1]).toMatchObject({ x: 3, y: 2 });
  });

  it('keeps each member once, and leaves no two clusters within reach', () => {
    const anyPoint = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(fc.array(anyPoint), (points) => {
        const given = points.map(([x, y]) => at(x, y));
        const clusters = toClusters(given, 12);
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

describe('placeLabels', () => {
  const map = { width: 400, height: 200 };
  const label = 'Kaldera';

  it('puts a label to the right of its marker, or where there is room', () => {
    expect(placeLabels([{ x: 100, y: 100, label }], map)).toEqual(['right']);
    expect(placeLabels([{ x: 390, y: 100, label }], map)).toEqual(['left']);
  });

  it('covers neither a marker nor another label', () => {
    const beside = { x: 140, y: 100, label: null };
    expect(placeLabels([{ x: 100, y: 100, label }, beside], map)).toEqual(['left', null]);
    const close = [100, 110].map((y) => ({ x: 100, y, label }));
    expect(placeLabels(close, map)).toEqual(['right', 'left']);
  });

  it('leaves a label out where there is no room', () => {
    expect(placeLabels([{ x: 20, y: 10, label }], { width: 40, height: 20 })).toEqual([null]);
  });
});

it('a coast is read back as the path that was written, with steps of any length', () => {
  const ring = [
    { x: 11_999, y: 0 },
    { x: 11_990, y: 46 },
    { x: 11_000, y: 46 },
  ];
  const path = coastPath(
    [
      ring,
      [
        { x: 1, y: 2 },
        { x: 1, y: 1 },
      ],
    ]
      .map(encodeRing)
      .join(' '),
  );
  const [first = '', second] = path.split('z');
  expect(second).toBe('M1 2l0 -1');
  const [start = '', steps = ''] = first.slice(1).split('l');
  expect(start).toBe('11999 0');
  const numbers = steps.split(' ').map(Number);
  const sum = (odd: number) =>
    numbers.filter((_, index) => index % 2 === odd).reduce((a, b) => a + b);
  expect([sum(0), sum(1)]).toEqual([11_000 - 11_999, 46]);
});
