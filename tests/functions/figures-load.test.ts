import { DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import type { Counts } from '#domain/figures/counts.ts';
import { FIGURE_ACTIONS, type Figure } from '#domain/figures/figure.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { addUpFigures } from '../../functions/src/figures/add-up-figures.ts';
import { answerBeacon } from '../../functions/src/figures/answer-beacon.ts';
import { FLOOD_LIMITS, floodLimit } from '../../functions/src/figures/flood-limit.ts';
import {
  MAX_INSTANCES,
  MAX_WAITING,
  openLedger,
  PAUSE_MS,
} from '../../functions/src/figures/ledger.ts';
import { publishedRecords } from '../../functions/src/figures/published-records.ts';
import { emptyDatabase } from './emulated-project.ts';

/** FIGURES_LOAD=10000 measures with more, of 500 records. */
const BEACONS = Number(process.env.FIGURES_LOAD ?? 1000);
const RECORDS = BEACONS / 20;
const NOW = new Date('2026-11-21T12:00:00Z');
const NIGHT = new Date('2026-11-22T01:30:00Z');
const HEADERS = {
  origin: 'https://www.example.org',
  'x-forwarded-host': 'www.example.org',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

const db = emptyDatabase();

/** What an instance has of its own. */
const startInstance = () => ({
  isWithinLimits: floodLimit(FLOOD_LIMITS),
  isPublished: publishedRecords(db),
  add: openLedger({ db, increment: FieldValue.increment, now: () => NOW }),
});
type Instance = ReturnType<typeof startInstance>;

const send = (instance: Instance | undefined, figure: Figure, address: string) =>
  instance &&
  answerBeacon(
    {
      method: 'POST',
      headers: { ...HEADERS, 'x-forwarded-for': `${address}, 203.0.113.1` },
      rawBody: Buffer.from(JSON.stringify(figure)),
      socket: {},
    },
    instance,
    NOW,
  );

/** Sends from so many readers at once, to the instances in turn; the statuses, each with its number. */
async function sendAll(instances: readonly Instance[], figures: readonly Figure[]) {
  const statuses = new Map<number | undefined, number>();
  const waiting = [...figures.entries()];
  const reader = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, figure] = next;
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      const status = await send(instances[index % instances.length], figure, address);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: instances.length * MAX_WAITING }, reader));
  return Object.fromEntries(statuses);
}

const startAll = () => Array.from({ length: MAX_INSTANCES }, startInstance);
const storedCounts = async (day: string): Promise<Record<string, Counts>> =>
  (await db.collection(COLLECTIONS.figureDays).doc(day).get()).get('counts');
const seconds = (since: number) => (performance.now() - since) / 1000;
const measured: Record<string, number> = {};

it(
  `${BEACONS} beacons of ${RECORDS} records are exact, and no document is written too often`,
  async () => {
    const ids = Array.from({ length: RECORDS }, (_, index) => `hotel-${index}`);
    const hotels = db.collection(COLLECTIONS.hotels);
    await Promise.all(ids.map((id) => hotels.doc(id).set({ published: true })));
    // The first is read most.
    const figures = Array.from({ length: BEACONS }, (_, index): Figure => {
      const id = `hotel-${Math.floor(RECORDS * (index / BEACONS) ** 2)}`;
      return { kind: 'hotel', id, action: FIGURE_ACTIONS[index % 7] ?? 'read' };
    });
    const writes = vi.spyOn(DocumentReference.prototype, 'set');
    const start = performance.now();
    expect(await sendAll(startAll(), figures)).toEqual({ 204: BEACONS });
    const took = seconds(start);
    const byDocument = Map.groupBy(
      writes.mock.contexts.flatMap((of) => (of instanceof DocumentReference ? [of.path] : [])),
      (path) => path,
    );
    const most = Math.max(...[...byDocument.values()].map(({ length }) => length));
    expect(byDocument.size).toBeGreaterThan(1);
    const ofInstance = 1 + (took * 1000) / PAUSE_MS;
    expect(writes.mock.calls.length).toBeLessThanOrEqual(MAX_INSTANCES * ofInstance);
    // Instances may begin with the same document; then it is one a second at most.
    expect(most).toBeLessThanOrEqual(MAX_INSTANCES + took);

    const night = performance.now();
    await addUpFigures(db, NIGHT);
    measured['added up, s'] = seconds(night);
    const expected = new Map<string, number>();
    for (const { id, action } of figures) {
      expected.set(`${id} ${action}`, (expected.get(`${id} ${action}`) ?? 0) + 1);
    }
    const stored = Object.entries(await storedCounts('2026-11-21-hotel')).flatMap(([id, counts]) =>
      FIGURE_ACTIONS.flatMap((action): [string, number][] =>
        counts[action] > 0 ? [[`${id} ${action}`, counts[action]]] : [],
      ),
    );
    expect(new Map(stored.toSorted())).toEqual(new Map([...expected].toSorted()));

    measured.beacons = BEACONS;
    measured['time, s'] = took;
    measured['beacons a second'] = BEACONS / took;
    measured.writes = writes.mock.calls.length;
    measured.documents = byDocument.size;
    measured['most writes of one'] = most;
    writes.mockRestore();
    if (process.env.FIGURES_LOAD) console.table(measured);
  },
  30_000 + BEACONS * 20,
);

it('a forged flood for one hotel counts within the limits', async () => {
  await db.collection(COLLECTIONS.hotels).doc('flooded').set({ published: true });
  const flood = Array.from(
    { length: 200 },
    (): Figure => ({ kind: 'hotel', id: 'flooded', action: 'read' }),
  );
  const instance = startInstance();
  const statuses = await Promise.all(flood.map((figure) => send(instance, figure, '192.0.2.7')));
  expect(statuses.filter((status) => status === 204)).toHaveLength(FLOOD_LIMITS.figure);
  await addUpFigures(db, NIGHT);
  const { flooded } = await storedCounts('2026-11-21-hotel');
  expect(flooded?.read).toBe(FLOOD_LIMITS.figure);
});
