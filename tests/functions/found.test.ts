import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deleteTogether } from '../../functions/src/admin/delete-records.ts';
import { journalEntry } from '../../functions/src/journal/journal-entry.ts';
import { fateOf } from '../../functions/src/site/found/missing.ts';
import { listFeedPosts, listPublishedPages } from '../../functions/src/site/found/published.ts';
import { forget } from './admin.ts';
import { database, SITE } from './call.ts';
import { emptyDatabase } from './emulated-project.ts';
import { soon, TRIGGER_MS } from './soon.ts';

const { auditLog, blogPosts, destinations, destinationSlugs, hotels } = COLLECTIONS;
const actor = { uid: 'odile', email: null };

describe('what the files list', () => {
  const db = emptyDatabase();
  const created_at = Timestamp.fromMillis(1_000);
  const updated_at = Timestamp.fromMillis(2_000);

  it('is published, readable, with its dates and own images', async () => {
    const store = (name: string, id: string, fields: object) =>
      db
        .collection(name)
        .doc(id)
        .set({ created_at, updated_at, ...fields });
    const hotel = { name: 'A', location: 'B', image: '/art/a-800.webp', gallery: [] };
    await Promise.all([
      store(hotels, 'shown', { ...hotel, published: true }),
      store(hotels, 'bare', { ...hotel, image: null, published: true }),
      store(hotels, 'hidden', { ...hotel, published: false }),
      store(hotels, 'unfinished', { published: true }),
      store(destinations, 'japon', {
        destination_name: 'Japon',
        destination_slug: 'nippon',
        active: true,
      }),
      store(destinations, 'oman', {
        destination_name: 'Oman',
        destination_slug: 'oman',
        active: false,
      }),
      store(blogPosts, 'old', { title: 'Ancien', published: true }),
      store(blogPosts, 'new', {
        title: 'Nouveau',
        excerpt: 'Tout.',
        published: true,
        created_at: updated_at,
        updated_at: null,
      }),
      store(blogPosts, 'draft', { title: 'Brouillon', published: false }),
    ]);
    const changed = '1970-01-01T00:00:02.000Z';
    expect(await listPublishedPages(db)).toEqual({
      hotels: [
        { key: 'bare', changed, images: [] },
        { key: 'shown', changed, images: ['/art/a-800.webp'] },
      ],
      destinations: [{ key: 'nippon', changed, images: [] }],
      posts: [
        { key: 'new', changed, images: [] },
        { key: 'old', changed, images: [] },
      ],
    });
    expect(await listFeedPosts(db)).toMatchObject([
      { id: 'new', excerpt: 'Tout.', published: changed, updated: changed },
      { id: 'old', updated: changed },
    ]);
  });
});

describe('what became of a page', () => {
  const db = emptyDatabase();
  const fate = (path: string) => fateOf(db, path, (read) => read());
  const remove = (collection: 'hotels' | 'blog_posts' | 'popular_destinations', id: string) =>
    deleteTogether(
      db,
      { requestId: randomUUID(), collection, ids: [id] },
      { actor, now: new Date() },
    );
  const slugged = (slug: string, active: boolean) => ({
    destination_name: slug,
    destination_slug: slug,
    active,
  });
  const at = (collection: string, id: string) => db.collection(collection).doc(id);

  /** Saves a destination with another slug, as the journal sees it. */
  async function rename(id: string, slug: string, next: string): Promise<void> {
    await at(destinations, id).update({ destination_slug: next });
    await db.collection(auditLog).add(
      journalEntry(
        {
          collection: destinations,
          documentId: id,
          before: { destination_slug: slug },
          after: { destination_slug: next },
        },
        { action: 'update', actor, at: new Date() },
      ),
    );
  }

  it.each([
    ['/hotels', hotels],
    ['/blog', blogPosts],
  ])('%s: deleted is gone, unless nobody could read it', async (path, collection) => {
    const [shown, hidden] = [randomUUID(), randomUUID()];
    await at(collection, shown).set({ published: true });
    await at(collection, hidden).set({ published: false });
    expect(await fate(`${path}/${shown}`)).toBeNull();
    await remove(collection === hotels ? 'hotels' : 'blog_posts', shown);
    await remove(collection === hotels ? 'hotels' : 'blog_posts', hidden);
    expect(await fate(`${path}/${shown}`)).toEqual({ status: 410 });
    expect(await fate(`${path}/${hidden}`)).toBeNull();
    // Restored, and not published.
    await at(collection, shown).set({ published: false });
    expect(await fate(`${path}/${shown}`)).toBeNull();
  });

  it('a deleted destination is gone, unless nobody could read it', async () => {
    const [shown, hidden] = [randomUUID(), randomUUID()];
    await at(destinations, shown).set(slugged(shown, true));
    await at(destinations, hidden).set(slugged(hidden, false));
    await remove('popular_destinations', shown);
    await remove('popular_destinations', hidden);
    expect(await fate(`/destinations/${shown}`)).toEqual({ status: 410 });
    expect(await fate(`/destinations/${hidden}`)).toBeNull();
  });

  it('a renamed destination is where its slug leads now', async () => {
    const [id, next, last] = [randomUUID(), randomUUID(), randomUUID()];
    await at(destinations, id).set(slugged(id, true));
    await rename(id, id, next);
    await rename(id, next, last);
    const moved = { status: 301, path: `/destinations/${last}` };
    expect(await fate(`/destinations/${id}`)).toEqual(moved);
    expect(await fate(`/destinations/${next}`)).toEqual(moved);
    expect(await fate(`/destinations/${last}`)).toBeNull();
    await at(destinations, id).update({ active: false });
    expect(await fate(`/destinations/${id}`)).toBeNull();
    await at(destinations, id).update({ active: true });
    // Another one, not published, has the slug now.
    await at(destinationSlugs, next).set({ destination_id: 'another' });
    expect(await fate(`/destinations/${next}`)).toBeNull();
    await remove('popular_destinations', id);
    expect(await fate(`/destinations/${id}`)).toEqual({ status: 410 });
  });

  it('that never was is unknown', async () => {
    for (const path of ['/hotels/x', '/blog/x', '/destinations/x', '/destinations/X', '/x/x']) {
      expect(await fate(path)).toBeNull();
    }
  });
});

describe('the files of the site', () => {
  const get = (path: string, init?: RequestInit) =>
    fetch(`${SITE}${path}`, { redirect: 'manual', ...init });

  it('robots.txt leads to the sitemap, each of whose pages answers 200', async () => {
    const robots = await (await get('/robots.txt')).text();
    const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    expect(sitemap).toBe(`${SITE}/sitemap.xml`);
    const response = await fetch(sitemap);
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const xml = await response.text();
    const urls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toEqual(
      expect.arrayContaining(
        ['/', '/hotels/ryokan-momiji', '/destinations/japon'].map((path) => SITE + path),
      ),
    );
    expect(urls.length).toBeGreaterThan(40);
    expect(xml).not.toContain('chalets-du-grand-neve');
    for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  it('the feed is announced by every page, and has the articles', async () => {
    expect(await (await get('/contact')).text()).toContain(
      '<link rel="alternate" type="application/atom+xml"',
    );
    const response = await get('/feed.xml');
    expect(response.headers.get('content-type')).toContain('application/atom+xml');
    expect(await response.text()).toContain(`<id>${SITE}/blog/une-nuit-en-wagon-lit</id>`);
  });

  it('HEAD has no body, a known tag none either, and nothing can be posted', async () => {
    const head = await get('/feed.xml', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const tag = head.headers.get('etag') ?? '';
    expect((await get('/feed.xml', { headers: { 'If-None-Match': tag } })).status).toBe(304);
    expect((await get('/feed.xml', { method: 'POST' })).status).toBe(405);
  });
});

describe('the page of a record that was', { timeout: 3 * TRIGGER_MS }, () => {
  let id = '';
  beforeEach(() => {
    id = `found-${randomUUID()}`;
  });
  afterEach(() => forget(id));

  const document = (collection: string) => database().collection(collection).doc(id);
  const get = (path: string) => fetch(SITE + path, { redirect: 'manual' });

  it('answers 410 with the page of what is not found, kept by the CDN for a minute', async () => {
    const fields = { name: 'Hôtel', location: 'Ici', created_at: Timestamp.now(), published: true };
    await document(hotels).set(fields);
    expect((await get(`/hotels/${id}`)).status).toBe(200);
    await deleteTogether(
      database(),
      { requestId: randomUUID(), collection: 'hotels', ids: [id] },
      { actor, now: new Date() },
    );
    const response = await get(`/hotels/${id}`);
    expect(response.status).toBe(410);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    const html = await response.text();
    expect(html).toContain('Hôtel non trouvé</h1>');
    expect(html).toContain('content="noindex"');
  });

  it('answers 301 once a destination has another slug', async () => {
    const fields = { destination_name: 'Nippon', created_at: Timestamp.now(), active: true };
    await document(destinations).set({ ...fields, destination_slug: id });
    await document(destinations).update({ destination_slug: `${id}-b` });
    await soon(async () => {
      const response = await get(`/destinations/${id}?de=lien`);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toMatch(
        new RegExp(`/destinations/${id}-b\\?de=lien$`),
      );
    });
    expect((await get(`/destinations/${id}-b`)).status).toBe(200);
  });
});
