// @vitest-environment node

import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { answerMedia } from '../../../functions/src/media/serve.ts';
import { answerPage } from '../../../functions/src/site/page.ts';
import { answerShare } from '../../../functions/src/site/share.ts';
import { europeanHotels } from '../../../scripts/seed/hotels-europe.ts';
import { posts } from '../../../scripts/seed/posts.ts';

// What random addresses make one instance read and send (docs/security.md holds the table that
// RANDOM_URLS=1000 prints). Documents are counted where Firestore's clients begin.

const COUNT = Number(process.env.RANDOM_URLS ?? 30);

const SHELL =
  '<!doctype html><html><head><!--app-head--><!--/app-head--></head><body><!--app-html--></body></html>';
const FIRST_VIEW = '{"stylesheet":"","sheet":[],"scripts":{}}';
vi.mock('node:fs', () => ({
  readFileSync: ({ pathname }: URL) => (pathname.endsWith('.json') ? FIRST_VIEW : SHELL),
}));

const firestore = vi.hoisted(() => {
  const stored: Record<string, readonly { id: string }[]> = {};
  let read = 0;
  const listed = (name: string) => {
    const docs = (stored[name] ?? []).map(({ id, ...fields }) => ({ id, data: () => fields }));
    // A query without a result is billed as one document.
    read += Math.max(1, docs.length);
    return { docs };
  };
  const lite = {
    db: {},
    collection: (_db: object, name: string) => ({ name }),
    doc: (_db: object, name: string, id: string) => ({ name, id }),
    query: (source: object) => source,
    where: () => ({}),
    orderBy: () => ({}),
    limit: () => ({}),
    getDocs: async ({ name }: { name: string }) => listed(name),
    getDoc: async ({ id }: { id: string }) => {
      read += 1;
      return { id, data: () => undefined };
    },
  };
  const admin = {
    collection: () => admin,
    where: () => admin,
    doc: () => admin,
    get: async () => ({ ...listed('none'), get: () => undefined }),
  };
  return {
    stored,
    lite,
    list: async (schema: v.GenericSchema, name: string) =>
      listed(name).docs.map(({ id, data }) => v.parse(schema, { ...data(), id })),
    admin,
    reset: () => {
      read = 0;
    },
    read: () => read,
    one: async () => {
      read += 1;
      return null;
    },
  };
});
vi.mock('#data/firebase/firestore-lite.ts', () => ({ firestoreLite: async () => firestore.lite }));
vi.mock('#data/list-fields.ts', () => ({ listFields: firestore.list }));
vi.mock('../../../functions/src/database.ts', () => ({ database: async () => firestore.admin }));
Object.assign(firestore.stored, { hotels: europeanHotels, blog_posts: posts });

const random = (bytes = 12) => randomBytes(bytes).toString('hex');
const page = (path: string, cookie = '') =>
  answerPage({ method: 'GET', path, headers: { cookie, 'accept-encoding': 'br' } });
const file = (path: string) => ({ method: 'GET', path, originalUrl: path });

/** What is asked, and the most documents that it may read: for each request, and besides in all. */
const KINDS = {
  '/hotels/RANDOM': { ask: () => page(`/hotels/${random()}`), each: 2, once: 20 },
  '/blog/RANDOM': { ask: () => page(`/blog/${random()}`), each: 2, once: 20 },
  '/destinations/RANDOM': { ask: () => page(`/destinations/${random()}`), each: 3, once: 20 },
  '/RANDOM': { ask: () => page(`/${random()}`), each: 0, once: 20 },
  '/?RANDOM': { ask: () => page(`/?${random()}=${random()}`), each: 0, once: 100 },
  '/?q=RANDOM': { ask: () => page(`/?q=${random()}`), each: 0, once: 100 },
  '/favoris?hotels=RANDOM': {
    ask: () => page(`/favoris?hotels=${random()},${random()}`),
    each: 0,
    once: 20,
  },
  '/ with a random __session': {
    ask: () => page('/', `__session=${1e12 + Math.floor(Math.random() * 1e12)}`),
    each: 0,
    once: 6 * 100,
  },
  '/media/RANDOM': {
    ask: () => answerMedia(file(`/media/${random()}-480.webp`), firestore.one),
    each: 1,
    once: 0,
  },
  '/partage/hotels/RANDOM': {
    ask: () =>
      answerShare(file(`/partage/hotels/${random()}/abc.jpg`), {
        read: firestore.one,
        draw: async () => Buffer.from(''),
      }),
    each: 1,
    once: 0,
  },
};

it.each(Object.entries(KINDS))('%s', { timeout: 300_000 }, async (kind, { ask, each, once }) => {
  firestore.reset();
  const cpu = process.cpuUsage();
  let bytes = 0;
  const statuses = new Set<number>();
  for (let count = 0; count < COUNT; count += 1) {
    const { status, body } = await ask();
    statuses.add(status);
    bytes += Buffer.byteLength(body);
  }
  const { user, system } = process.cpuUsage(cpu);
  if (process.env.RANDOM_URLS) {
    const kilobytes = Math.round(bytes / 1000);
    const milliseconds = ((user + system) / 1000 / COUNT).toFixed(1);
    console.log(
      `| ${kind} | ${[...statuses].join()} | ${firestore.read()} | ${kilobytes} | ${milliseconds} |`,
    );
  }
  expect(firestore.read()).toBeLessThanOrEqual(each * COUNT + once);
});
