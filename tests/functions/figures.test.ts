import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { MISSING_PATHS_DOC_ID } from '#domain/redirection/missing-paths.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { todayIso } from '#domain/text/today.ts';
import { createCountedEventHandler } from '../../functions/src/figures.ts';
import { runNightlyJobs } from '../../functions/src/nightly.ts';
import { database, emptyDatabase, SITE } from './call.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const FIGURE = { kind: 'hotel', id: 'momiji', action: 'read' };
const HEADERS = {
  origin: 'https://www.example.org',
  'x-forwarded-host': 'www.example.org',
  'user-agent': FIREFOX,
  'x-forwarded-for': '192.0.2.7, 203.0.113.1',
};

type Changes = { method?: string; body?: unknown; headers?: Record<string, string | undefined> };
const requestOf = ({ method = 'POST', body = FIGURE, headers = {} }: Changes = {}) => ({
  method,
  headers: { ...HEADERS, ...headers },
  rawBody: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  socket: {},
});

/** Sums today's counts of one action on a hotel over all shards. */
async function counted(db = database(), id = FIGURE.id, action = 'read'): Promise<number> {
  const days = db
    .collectionGroup(DAILY_COUNTS_SUBCOLLECTION)
    .where('day', '==', todayIso(new Date()));
  const counts = (await days.get()).docs.map((shard) =>
    Number(shard.get(`counts.hotel.${id}.${action}`) ?? 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('the counter of figures', () => {
  const db = emptyDatabase();
  const openCounter = () => createCountedEventHandler(db);
  beforeAll(() => db.collection(COLLECTIONS.hotels).doc(FIGURE.id).set({ published: true }));

  it('simultaneous page views are counted exactly by several server instances, and nothing about visitors is stored', async () => {
    const instances = [openCounter(), openCounter()];
    const readers = Array.from({ length: 60 }, (_, index) =>
      requestOf({ headers: { 'x-forwarded-for': `192.0.2.${index}, 203.0.113.1` } }),
    );
    const statuses = readers.map((reader, index) => instances[index % 2]?.(reader));
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([204]));
    expect(await counted(db)).toBe(60);
    const [shard] = (await db.collectionGroup(DAILY_COUNTS_SUBCOLLECTION).get()).docs;
    expect(Object.keys(shard?.data() ?? {}).toSorted()).toEqual(['counts', 'day']);
  });

  it('a page view opened by a newsletter’s link is also counted as coming from a newsletter', async () => {
    const before = await counted(db, FIGURE.id, 'letter');
    const referer = 'https://www.example.org/hotels/ryokan-momiji?lettre=1';
    expect(await openCounter()(requestOf({ headers: { referer } }))).toBe(204);
    expect(await counted(db, FIGURE.id, 'letter')).toBe(before + 1);
  });

  it.each<[string, Changes, number]>([
    ['a method other than POST', { method: 'GET' }, 405],
    ['a body of 1201 bytes', { body: ' '.repeat(1201) }, 413],
    ['the origin of another site', { headers: { origin: 'https://example.com' } }, 403],
    ['no origin', { headers: { origin: undefined } }, 403],
    ['a body that is not JSON', { body: 'hotel' }, 400],
    ['a visitor’s identifier', { body: { ...FIGURE, visitor: '7' } }, 400],
    ['Do Not Track', { headers: { dnt: '1' } }, 204],
    ['Global Privacy Control', { headers: { 'sec-gpc': '1' } }, 204],
    ['Save-Data', { headers: { 'save-data': 'on' } }, 204],
    ['the user agent of a robot', { headers: { 'user-agent': 'Googlebot/2.1' } }, 204],
    ['no user agent', { headers: { 'user-agent': undefined } }, 204],
    ['the id of a missing record', { body: { ...FIGURE, id: 'nulle-part' } }, 204],
  ])('usage statistics do not count a request with %s', async (_what, changes, status) => {
    const before = await counted(db);
    expect(await openCounter()(requestOf(changes))).toBe(status);
    expect(await counted(db)).toBe(before);
  });

  it('views of one record from one IP address are counted at most 30 times an hour, those from other addresses still count', async () => {
    const count = openCounter();
    const statuses = [];
    for (let tries = 0; tries < 32; tries += 1) statuses.push(await count(requestOf()));
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    const other = requestOf({ headers: { 'x-forwarded-for': '192.0.2.8, 203.0.113.1' } });
    expect(await count(other)).toBe(204);
  });
});

describe('the counter of missing addresses', () => {
  const missing = (path: string, headers = {}) =>
    requestOf({ body: { kind: 'missing', path }, headers });

  it('a URL that answered 404 is counted with the day, and nothing about the visitor is stored', async () => {
    const db = emptyDatabase();
    const count = createCountedEventHandler(db);
    for (const path of ['/Ancienne/', '/ancienne', '/autre']) {
      expect(await count(missing(path))).toBe(204);
    }
    expect(await count(missing('/wp-login.php'))).toBe(400);
    const day = todayIso(new Date());
    expect((await db.doc(`${COLLECTIONS.figures}/${MISSING_PATHS_DOC_ID}`).get()).data()).toEqual({
      addresses: [
        { path: '/autre', count: 1, day },
        { path: '/ancienne', count: 2, day },
      ],
    });
  });

  it('one IP address can make 30 reports of missing pages an hour, at most two of the same URL', async () => {
    const db = emptyDatabase();
    const count = createCountedEventHandler(db);
    const paths = ['/a', '/a', '/a', ...Array.from({ length: 40 }, (_, index) => `/page-${index}`)];
    const statuses = [];
    for (const path of paths) statuses.push(await count(missing(path)));
    expect(statuses.slice(0, 3)).toEqual([204, 204, 429]);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(await count(missing('/b', { 'x-forwarded-for': '192.0.2.8, 203.0.113.1' }))).toBe(204);
  });
});

it('the nightly job erases usage statistics older than 25 months', async () => {
  const db = emptyDatabase();
  const days = db.doc(`${COLLECTIONS.figures}/0`).collection(DAILY_COUNTS_SUBCOLLECTION);
  for (const day of ['2024-10-21', '2024-10-22']) await days.doc(day).set({ day, counts: {} });
  await runNightlyJobs(db, new Date('2026-11-22T01:30:00Z'));
  expect((await days.get()).docs.map(({ id }) => id)).toEqual(['2024-10-22']);
});

it('POST /api/figures counts a visitor’s action on a published record, and responds without a body', async () => {
  const id = `figures-${randomUUID()}`;
  const record = database().collection(COLLECTIONS.hotels).doc(id);
  await record.set({ published: true, name: id, location: 'Ici' });
  const post = () =>
    fetch(`${SITE}/api/figures`, {
      method: 'POST',
      headers: { Origin: SITE, 'User-Agent': FIREFOX },
      body: JSON.stringify({ kind: 'hotel', id, action: 'followed' }),
    });
  for (const answer of await Promise.all(Array.from({ length: 5 }, post))) {
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  const read = await fetch(`${SITE}/api/figures`);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await counted(database(), id, 'followed')).toBe(5);
  await record.delete();
});
