import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { shareCardPath } from '#domain/seo/seo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  type DatedShareCard,
  drawShareCard,
  readShareCard,
} from '../../functions/src/site/card.ts';
import {
  answerShareCardRequest,
  type ShareCardHandlers,
} from '../../functions/src/site/pictures.ts';
import { emptyDatabase, revalidationHeaders, SITE } from './call.ts';

const ART = new URL('../../public/art/', import.meta.url);
const db = emptyDatabase();
const sources: ShareCardHandlers = {
  read: (section, key) => readShareCard(db, section, key),
  draw: async () => Buffer.from('JPEG'),
};
const get = (url: string, from = sources) => {
  const [path = ''] = url.split('?');
  return answerShareCardRequest({ method: 'GET', path, url }, from);
};

const hotel = {
  name: 'Le Pavillon',
  location: 'Oslo',
  published: true,
  updated_at: Timestamp.fromMillis(1_700_000_000_999),
};
const CHANGED = '2023-11-14T22:13:20.999Z';

async function store(fields: object): Promise<string> {
  const id = randomUUID();
  await db
    .collection(COLLECTIONS.hotels)
    .doc(id)
    .set({ ...hotel, ...fields });
  return id;
}

describe('the response to a request for a share picture', () => {
  it('a share picture is cached for a month; a URL of it with an older version or a query redirects to the current URL', async () => {
    const id = await store({});
    const path = shareCardPath('hotels', id, CHANGED);
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'JPEG']);
    expect(answer.headers['Cache-Control']).toMatch(/s-maxage=2592000, immutable/);
    for (const other of [`/partage/hotels/${id}/0ld.jpg`, `${path}?x=1`, `${path}?`]) {
      const { status, headers } = await get(other);
      expect([status, headers.Location]).toEqual([302, path]);
      expect(headers['Cache-Control']).toMatch(/s-maxage=60$/);
    }
  });

  it('the share picture of a page that visitors cannot open answers 404, cached for a minute at most', async () => {
    const path = shareCardPath('hotels', await store({ published: false }), CHANGED);
    const others = [
      'hotels/nulle-part',
      'pages/admin',
      'hotels/__x__',
      'hotels/a%2Fb',
      '__proto__/a',
    ];
    for (const at of [path, ...others.map((name) => `/partage/${name}/v.jpg`)]) {
      const { status, headers } = await get(at);
      expect([at, status]).toEqual([at, 404]);
      expect(headers['Cache-Control']).toMatch(/s-maxage=60$/);
    }
  });

  it.each(['/partage', '/partage/hotels/%E0%A4/v.jpg', `/partage/hotels/a/${'v'.repeat(17)}.jpg`])(
    'a request for the invalid share picture %s is answered with 404, without reading the database',
    async (path) => {
      const read = vi.fn(sources.read);
      expect((await get(path, { ...sources, read })).status).toBe(404);
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('a request for a share picture that fails is answered with an uncached 503', async () => {
    const read = () => Promise.reject(new Error('unavailable'));
    const { status, headers } = await get('/partage/pages/home/0.jpg', { ...sources, read });
    expect([status, headers['Cache-Control']]).toEqual([503, 'no-store']);
  });
});

describe('a share picture', () => {
  const card: DatedShareCard = {
    title: 'Ryokan Momiji',
    place: 'Kyoto',
    image: null,
    changed: null,
  };

  it.each<[string, Partial<DatedShareCard>]>([
    ['on an illustration', { image: '/art/hotel-kyoto-800.avif' }],
    ['without a picture or a place', { place: null }],
    ['with a picture of another site', { image: 'http://127.0.0.1:9/a.webp' }],
    ['whose photograph is missing', { image: `/media/${'0'.repeat(24)}-1280.webp#w=9&h=9` }],
    ['with markup', { title: '</span><image href="file:///etc/passwd"/>', place: '&' }],
    ['with long texts', { title: 'Séjour '.repeat(60), place: 'x'.repeat(300_000) }],
  ])('a share picture %s is a JPEG of 1200 × 630 px under 200 kB', async (_what, change) => {
    const jpeg = await drawShareCard(db, { ...card, ...change }, ART);
    const size = { format: 'jpeg', width: 1200, height: 630 };
    expect(await sharp(jpeg).metadata()).toMatchObject(size);
    expect(jpeg.byteLength).toBeLessThan(200_000);
  });

  it.each([
    ['Machiya 京都 ★★★★★ 🌴', 'Machiya'],
    ['𝐁𝐚𝐥𝐢 ｃôte ①\u202f! 👨‍👩‍👧', 'Bali côte 1 !'],
  ])(
    'the share picture of the title « %s » shows « %s »: characters missing from its font are left out or replaced',
    async (title, shown) => {
      const drawn = await drawShareCard(db, { ...card, title, place: '🌴' }, ART);
      const wanted = await drawShareCard(db, { ...card, title: shown, place: null }, ART);
      expect(drawn.equals(wanted)).toBe(true);
    },
  );

  it.each(['/', '/destinations/japon'])(
    'the share picture whose URL is in the HTML of the page %s exists, and a matching ETag is answered with 304',
    async (page) => {
      const html = await (await fetch(`${SITE}${page}`)).text();
      const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
      const response = await fetch(url, { redirect: 'error' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const jpeg = Buffer.from(await response.arrayBuffer());
      // A JPEG this large shows its illustration, which is deployed with the function.
      expect(jpeg.byteLength).toBeGreaterThan(50_000);
      const etag = response.headers.get('etag') ?? '';
      expect((await fetch(url, { headers: revalidationHeaders(etag) })).status).toBe(304);
      const head = await fetch(url, { method: 'HEAD' });
      expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
    },
  );

  it('the share picture of a page shows the SEO title stored for the page, without the site’s name', async () => {
    expect(await readShareCard(db, 'pages', 'legal')).toMatchObject({ image: null, changed: null });
    const page = { page_slug: 'about', page_name: 'À propos', seo_title: 'Nous | Grand Séjour' };
    await db.collection(COLLECTIONS.pageContent).doc('about').set(page);
    expect(await readShareCard(db, 'pages', 'about')).toMatchObject({
      title: 'Nous',
      image: '/art/page-a-propos-1280.webp',
    });
  });
});
