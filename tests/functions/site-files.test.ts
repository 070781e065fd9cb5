import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { JSDOM } from 'jsdom';
import { afterAll, afterEach, describe, expect, it, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { lastTickDocument } from '../../functions/src/jobs.ts';
import {
  composeAtomFeed,
  composeLlmsTxt,
  composeSitemap,
  splitIntoSitemapFiles,
} from '../../functions/src/site/feeds.ts';
import { answerGeneratedFileRequest } from '../../functions/src/site/files.ts';
import { findLateWork } from '../../functions/src/site/health.ts';
import { composeRobotsTxt } from '../../functions/src/site/robots.ts';
import { database, emptyDatabase, forget, SITE, TRIGGER_MS, waitUntilPasses } from './call.ts';

const ORIGIN = 'https://www.example.org';
const { blogPosts, destinations, hotels, letters } = COLLECTIONS;
const { DOMParser } = new JSDOM().window;

/** Parses XML, and fails unless the XML is well-formed. */
function parse(xml: string) {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed;
}
const texts = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map((found) => found.textContent);

const dates = {
  created_at: Timestamp.fromMillis(1_000),
  updated_at: Timestamp.fromMillis(2_000),
};

describe('the sitemap', () => {
  it('the sitemap lists published records that have all required fields, with the time of their last change', async () => {
    const db = emptyDatabase();
    const pictures = ['/art/hotel-seychelles-1280.webp', 'https://example.com/a.jpg?b&c'];
    const gallery = [{ url: pictures[1], alt: '' }];
    const image = pictures[0];
    const hotel = { name: 'A', location: 'B', image, gallery, published: true, ...dates };
    const place = { destination_name: 'Japon', active: true, ...dates };
    const add = (collection: string, id: string, data: object) =>
      db.collection(collection).doc(id).set(data);
    await add(hotels, 'shown', hotel);
    await add(hotels, 'hidden', { ...hotel, published: false });
    await add(hotels, 'unfinished', { published: true });
    await add(destinations, 'japon', { ...place, destination_slug: 'nippon' });
    await add(destinations, 'oman', { ...place, active: false });
    const created_at = Timestamp.fromMillis(3_000);
    await add(blogPosts, 'new', { title: 'Nouveau', published: true, created_at });
    await add(letters, 'sent', { subject: 'A', published: true, created_at });
    await add(letters, 'draft', { subject: 'A', published: false });
    const xml = (await composeSitemap(db, ORIGIN))['/sitemap.xml'] ?? '';
    const lists = [
      '/',
      '/destinations',
      '/blog',
      '/lettre',
      '/vacances-sur-mesure',
      '/about',
      '/contact',
    ];
    const records = ['/blog/new', '/hotels/shown', '/destinations/nippon', '/lettre/sent'];
    expect(texts(xml, 'loc')).toEqual([...lists, ...records].map((path) => ORIGIN + path));
    expect(texts(xml, 'image:loc')).toEqual([
      `${ORIGIN}/art/hotel-seychelles-1920.webp`,
      pictures[1],
    ]);
    expect(texts(xml, 'lastmod')).toEqual(
      [3, 2, 2, 3].map((second) => `1970-01-01T00:00:0${second}.000Z`),
    );
  });

  it('the sitemap of more than 50,000 pages is an index of files that list 50,000 pages at most', () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({
      path: `/hotels/${index}`,
      changed: null,
    }));
    const whole = splitIntoSitemapFiles(ORIGIN, pages.slice(1));
    expect(Object.keys(whole)).toEqual(['/sitemap.xml']);
    const { '/sitemap.xml': index = '', ...parts } = splitIntoSitemapFiles(ORIGIN, pages);
    expect(parse(index).documentElement.tagName).toBe('sitemapindex');
    const paths = ['/sitemap-1.xml', '/sitemap-2.xml'];
    expect(Object.keys(parts)).toEqual(paths);
    expect(texts(index, 'loc')).toEqual(paths.map((path) => ORIGIN + path));
    expect(texts(parts['/sitemap-2.xml'] ?? '', 'loc')).toEqual([`${ORIGIN}/hotels/50000`]);
    const [full = ''] = Object.values(parts);
    expect(full.match(/<url>/g)).toHaveLength(50_000);
  });
});

describe('the feed', () => {
  const feedOf = async (db: Firestore) => (await composeAtomFeed(db, ORIGIN))['/feed.xml'];

  it('the feed lists the newest articles in the format of RFC 4287, with all text escaped', async () => {
    const db = emptyDatabase();
    expect(texts(await feedOf(db), 'updated')).toHaveLength(1);
    const post = {
      title: 'Thé & « Café » <brûlant>',
      excerpt: 'Un texte \u0000avec des restes & des <b>balises</b>.',
      image: '/art/article-train-de-nuit-1280.webp',
      published: true,
      ...dates,
    };
    await db.collection(blogPosts).doc('a').set(post);
    await db
      .collection(blogPosts)
      .doc('draft')
      .set({ ...post, published: false });
    const xml = await feedOf(db);
    const root = parse(xml).documentElement;
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(root.querySelector('link[rel="self"]')?.getAttribute('href')).toBe(`${ORIGIN}/feed.xml`);
    expect(texts(xml, 'updated')).toEqual(Array(2).fill('1970-01-01T00:00:02.000Z'));
    expect(texts(xml, 'published')).toEqual(['1970-01-01T00:00:01.000Z']);
    const [picture] = root.getElementsByTagName('media:content');
    expect(picture?.getAttribute('url')).toBe(`${ORIGIN}/art/article-train-de-nuit-1920.webp`);
    expect(texts(xml, 'name')).toEqual(['Grand Séjour']);
    expect(texts(xml, 'title')[1]).toBe(post.title);
    expect(texts(xml, 'summary')).toEqual(['Un texte avec des restes & des <b>balises</b>.']);
  });

  it('the feed and llms.txt list the newest 20 of all articles and newsletters, in the order of their publication', async () => {
    const db = emptyDatabase();
    const at = (second: number) => ({
      published: true,
      created_at: Timestamp.fromMillis(second * 1_000),
    });
    for (let second = 0; second < 20; second += 1)
      await db.doc(`${blogPosts}/p${second}`).set({ title: `p${second}`, ...at(second) });
    const letter = { subject: 'Lettre', preheader: 'Novembre', ...at(18.5) };
    await db.doc(`${letters}/nuits`).set(letter);
    await db.doc(`${letters}/brouillon`).set({ ...letter, published: false });
    const xml = await feedOf(db);
    expect(texts(xml, 'title').slice(1, 4)).toEqual(['p19', 'Lettre', 'p18']);
    expect(texts(xml, 'title')).toHaveLength(21);
    expect(texts(xml, 'id')[2]).toBe(`${ORIGIN}/lettre/nuits`);
    expect(texts(xml, 'summary')).toEqual(['Novembre']);
    const summary = (await composeLlmsTxt(db, ORIGIN))['/llms.txt'];
    expect(summary.match(/^- \[(?:p\d+|Lettre)\]/gm)).toHaveLength(20);
    expect(summary).toContain(`- [Lettre](${ORIGIN}/lettre/nuits)\u00a0: Novembre`);
    expect(summary).toContain(`](${ORIGIN}/destinations)`);
  });

  it('the feed has no empty summaries, and gives articles with the same publication time different dates', async () => {
    const db = emptyDatabase();
    const posts = db.collection(blogPosts);
    for (const id of ['b', 'c', 'a'])
      await posts.doc(id).set({ title: id, excerpt: '', published: true, ...dates });
    const xml = await feedOf(db);
    expect(texts(xml, 'summary')).toEqual([]);
    expect(texts(xml, 'title').slice(1)).toEqual(['c', 'b', 'a']);
    const second = (at: number) => new Date(at * 1_000).toISOString();
    expect(texts(xml, 'published')).toEqual([second(1), second(0), second(-1)]);
    expect(texts(xml, 'updated')).toEqual([second(2), second(2), second(1), second(0)]);
  });
});

test('robots.txt refuses robots that train models, unless the owners allow it', async () => {
  const db = emptyDatabase();
  const groups = async () =>
    Object.values(await composeRobotsTxt(db, ORIGIN))
      .join()
      .split('\n\n');
  const [all, training] = await groups();
  expect(all).toMatch(/^User-agent: \*\nDisallow: \/api\/$/m);
  expect(training).toMatch(/^User-agent: GPTBot$(?:\nUser-agent: \S+)+\nDisallow: \/$/m);
  expect(training).not.toMatch(/Googlebot|SearchBot|-User$|Perplexity/m);
  await db.doc('settings/site').set({ ai_training: true });
  expect((await groups()).join()).not.toContain('GPTBot');
});

describe('a generated file', () => {
  const get = (path: string, method = 'GET', db = async () => emptyDatabase()) =>
    answerGeneratedFileRequest({ method, path }, db, ORIGIN);

  it('an unknown sitemap file, such as /sitemap-1.xml, answers 404', async () => {
    expect((await get('/sitemap-1.xml')).status).toBe(404);
  });

  it('a feed that cannot be generated is answered with an uncached 503, and the next request generates the feed again', async () => {
    const failed = await get('/feed.xml', 'GET', () => Promise.reject(new Error('unreachable')));
    expect([failed.status, failed.headers['Cache-Control']]).toEqual([503, 'no-store']);
    const answer = await get('/feed.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers['Cache-Control']).toMatch(/s-maxage=\d+, stale-while-revalidate=\d+$/);
  });

  it('robots.txt names the sitemap, and every URL of the sitemap answers 200', async () => {
    const text = await (await fetch(`${SITE}/robots.txt`)).text();
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/', 'Disallow: /']);
    for (const path of ['/admin', '/favoris', '/en-attente', '/newsletter/confirmer']) {
      expect(await (await fetch(SITE + path)).text()).toMatch(/name="robots" content="noindex/);
    }
    const address = /^Sitemap: (.+)$/m.exec(text)?.[1] ?? '';
    expect(address).toBe(`${SITE}/sitemap.xml`);
    const urls = texts(await (await fetch(address)).text(), 'loc');
    expect(urls.join()).not.toContain('chalets-du-grand-neve');
    // Records whose ids contain a UUID belong to other files of tests, which move and delete them meanwhile.
    const lasting = urls.filter((url) => !/[\da-f]{8}-[\da-f]{4}-/.test(url ?? ''));
    expect(lasting.length).toBeGreaterThan(40);
    for (const url of lasting) expect([url, (await fetch(url ?? '')).status]).toEqual([url, 200]);
  });
});

describe('the page of a record', () => {
  const id = `found-${randomUUID()}`;
  afterEach(() => forget(id));
  const document = (collection: string, suffix = '') =>
    database().collection(collection).doc(`${id}${suffix}`);
  /** Fetches a page as an administrator does after a change, past the instance's cache. */
  const get = (path: string) =>
    fetch(SITE + path, { redirect: 'manual', headers: { cookie: `__session=${Date.now()}` } });
  const deleted = (was_shown: boolean) => ({ deleted_at: Timestamp.now(), was_shown });

  it.each([
    ['/hotels', hotels, 'Hôtel non trouvé'],
    ['/blog', blogPosts, 'Article non trouvé'],
    ['/lettre', letters, 'Cette page a pris le large'],
  ])(
    'once a record is in the trash, its page in %s answers 410 if the record was published, and 404 otherwise',
    async (path, collection, title) => {
      const record = document(collection);
      const names = { name: 'Hôtel', location: 'Ici', title: 'Article', subject: 'Lettre' };
      const fields = { ...names, ...dates };
      await record.set({ ...fields, published: true });
      expect((await get(`${path}/${id}`)).status).toBe(200);
      await record.update({ published: false, ...deleted(false) });
      expect((await get(`${path}/${id}`)).status).toBe(404);
      await record.update(deleted(true));
      const response = await get(`${path}/${id}`);
      expect(response.status).toBe(410);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      const html = await response.text();
      expect(html).toContain(`${title}</h1>`);
      expect(html).toContain('content="noindex"');
    },
  );

  it(
    'the page of a destination redirects (301) from its former slug, and answers 410 once deleted',
    async () => {
      const place = document(destinations);
      const [former, last] = [id, `${id}-b`];
      const fields = { destination_name: 'Nippon', destination_slug: former, ...dates };
      await place.set({ ...fields, active: true });
      await place.update({ destination_slug: last });
      await waitUntilPasses(async () => {
        const response = await get(`/destinations/${former}?q=mer`);
        expect([response.status, response.headers.get('location')]).toEqual([
          301,
          `/destinations/${last}?q=mer`,
        ]);
      });
      expect((await get(`/destinations/${last}`)).status).toBe(200);
      const copied = await get(`/destinations/${former}).`);
      expect(copied.headers.get('location')).toBe(`/destinations/${last}`);
      // Another destination has the slug now, but visitors do not see it.
      const other = document(destinations, '-other');
      await other.set({ ...fields, active: false });
      expect((await get(`/destinations/${former}`)).status).toBe(301);
      await other.delete();
      await place.update({ active: false, ...deleted(true) });
      expect((await get(`/destinations/${last}`)).status).toBe(410);
    },
    TRIGGER_MS,
  );
});

describe('an address copied from a sentence', () => {
  const id = `anse-${randomUUID()}`;
  const capitals = `${id}-B5q3nYp0`;
  afterAll(() => forget(id));
  const after =
    ') . , %E2%80%8B %C2%BB %22 %22%3E %E2%80%9D. %E2%80%A6 /) )%20et %3Fq=mer &utm_source=lettre %3Cbr ** ] ; = %EF%BB%BF %2520 %20est%20superbe';
  const unknown = [`${id}-b).`, ')', '%E2%80%8B', 'a/b/c', '..%2F..'];
  const answerOf = async (path: string) => {
    const { status, headers } = await fetch(SITE + path, { redirect: 'manual' });
    return [path, status, headers.get('location')?.replace(/^https?:\/\/[^/]+/, '')];
  };

  it.each([
    ['hotels', hotels],
    ['blog', blogPosts],
    ['destinations', destinations],
  ])(
    'the URL of a page in /%s, copied with punctuation of the sentence around it, redirects to the page',
    async (section, collection) => {
      const named = { location: 'Ici', name: 'A', title: 'A', destination_name: 'A', ...dates };
      const shown = { ...named, destination_slug: id, active: true, published: true };
      await database().collection(collection).doc(id).set(shown);
      await database().collection(hotels).doc(capitals).set(shown);
      const around = [id.toUpperCase(), `%C2%AB%C2%A0${id}`, id.replace('-', '%E2%80%93')];
      for (const path of [...after.split(' ').map((more) => id + more), ...around]) {
        const asked = `/${section}/${path}`;
        expect(await answerOf(asked)).toEqual([asked, 301, `/${section}/${id}`]);
      }
      for (const path of [id, ...unknown].map((one) => `/${section}/${one}`)) {
        expect(await answerOf(path)).toEqual([path, path.endsWith(id) ? 200 : 404, undefined]);
      }
      const kept = `/hotels/${capitals}`;
      expect(await answerOf(`${kept}.`)).toEqual([`${kept}.`, 301, kept]);
    },
  );
});

it.each([
  ['/contact).', '/contact'],
  ['/Favoris,', '/favoris'],
  ['/contact%20pour%20tout', '/contact'],
  ['/%C2%AB%C2%A0blog%C2%A0%C2%BB', '/blog'],
  ['/%E2%80%8B', '/'],
])('the path %s copied from a sentence redirects to %s', async (path, page) => {
  const { status, headers } = await fetch(SITE + path, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, page]);
});

describe('the health check', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const lateIn = (db = emptyDatabase()) => findLateWork(db);

  it('the health check reports a mail that is 15 minutes late, unless its contact request is in the trash', async () => {
    const db = emptyDatabase();
    const requests = db.collection(COLLECTIONS.contactRequests);
    const mail = requests.doc('a');
    await mail.set({ mail_due_at: minutesAgo(14) });
    await requests.doc('b').set({ mail_due_at: minutesAgo(60), deleted_at: new Date() });
    expect(await lateIn(db)).toEqual([]);
    await mail.set({ mail_due_at: minutesAgo(15) });
    expect(await lateIn(db)).toEqual(['mails']);
  });

  it('the health check reports a publication that is 10 minutes late, unless its record is in the trash', async () => {
    const db = emptyDatabase();
    const hotel = db.collection(hotels).doc('a');
    await hotel.set({ publish_at: minutesAgo(9) });
    await db
      .collection(blogPosts)
      .doc('b')
      .set({ publish_at: minutesAgo(60), deleted_at: new Date() });
    expect(await lateIn(db)).toEqual([]);
    await hotel.set({ publish_at: minutesAgo(10) });
    expect(await lateIn(db)).toEqual(['plans']);
  });

  it('the health check reports that the scheduled function has not run for 15 minutes, unless it has never run', async () => {
    const db = emptyDatabase();
    expect(await lateIn(db)).toEqual([]);
    await lastTickDocument(db).set({ at: minutesAgo(14) });
    expect(await lateIn(db)).toEqual([]);
    await lastTickDocument(db).set({ at: minutesAgo(15) });
    expect(await lateIn(db)).toEqual(['schedule']);
  });

  it('the health check answers 503 with the kinds of scheduled jobs that are late', async () => {
    const db = emptyDatabase();
    await lastTickDocument(db).set({ at: minutesAgo(15) });
    const request = { method: 'GET', path: '/api/health' };
    const answer = await answerGeneratedFileRequest(request, async () => db, ORIGIN);
    expect(answer).toMatchObject({ status: 503, body: '{"status":"late","late":["schedule"]}' });
  });
});
