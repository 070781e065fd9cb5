import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { shareImage } from '#domain/seo/share-card.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { forget } from './admin.ts';
import { database, SITE } from './call.ts';

const prefix = `partage-${randomUUID()}`;
const { hotels } = COLLECTIONS;

async function store(fields: object): Promise<string> {
  const id = `${prefix}-${randomUUID()}`;
  await database()
    .collection(hotels)
    .doc(id)
    .set({ name: 'Le Pavillon', location: 'Oslo', published: true, ...fields });
  return id;
}

/** The URL of the picture that a page's head names. */
async function pictureOf(page: string): Promise<string> {
  const html = await (await fetch(`${SITE}${page}`)).text();
  const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return url;
}

describe('pictures for sharing', () => {
  afterEach(() => forget(prefix));

  it.each([
    '/',
    '/legal',
    '/hotels/ryokan-momiji',
    '/destinations/japon',
    '/blog/une-nuit-en-wagon-lit',
  ])('the head of %s names a JPEG of 1200 × 630 px, which the CDN keeps', async (page) => {
    const url = await pictureOf(page);
    expect(url).toMatch(/\/partage\/[a-z]+\/[a-z-]+\/[a-z0-9]+\.jpg$/);
    const response = await fetch(url, { redirect: 'error' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toMatch(/s-maxage=2592000/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const jpeg = Buffer.from(await response.arrayBuffer());
    expect(jpeg.byteLength).toBeLessThan(200_000);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });

    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(etag);
  });

  it('shows an illustration of ours, which lies beside the function', async () => {
    const [paper, sky] = await Promise.all(
      ['/legal', '/hotels/ryokan-momiji'].map(async (page) => {
        const jpeg = Buffer.from(await (await fetch(await pictureOf(page))).arrayBuffer());
        const area = { left: 1000, top: 0, width: 200, height: 40 };
        const { dominant } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats();
        return dominant;
      }),
    );
    expect(paper).toEqual({ r: 248, g: 248, b: 232 });
    expect(sky).not.toEqual(paper);
  });

  it('an unpublished record and an unknown one have none, and are not kept as missing', async () => {
    const id = await store({ published: false });
    const { path } = shareImage('hotels', id, {
      title: 'Le Pavillon',
      place: 'Oslo',
      picture: null,
    });
    for (const at of [
      path,
      '/partage/hotels/nulle-part/v.jpg',
      '/partage/pages/admin/v.jpg',
      '/partage/destinations/new-york/v.jpg',
      '/partage/hotels/__x__/v.jpg',
      '/partage/hotels/a%2Fb/v.jpg',
    ]) {
      const response = await fetch(`${SITE}${at}`);
      expect(response.status, at).toBe(404);
      expect(response.headers.get('cache-control')).toMatch(/s-maxage=60$/);
    }
    await database().collection(hotels).doc(id).update({ published: true });
    expect((await fetch(`${SITE}${path}`)).status).toBe(200);
  });

  it('a change gets another URL, to which the former one leads', async () => {
    const id = await store({});
    const before = shareImage('hotels', id, { title: 'Le Pavillon', place: 'Oslo', picture: null });
    await database().collection(hotels).doc(id).update({ location: 'Bergen' });
    const response = await fetch(`${SITE}${before.path}`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      shareImage('hotels', id, { title: 'Le Pavillon', place: 'Bergen', picture: null }).path,
    );
  });

  it('another site’s picture is not asked for', async () => {
    let connections = 0;
    const other = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const id = await store({ image: `https://127.0.0.1:${port}/secret.jpg` });
    const { path } = shareImage('hotels', id, {
      title: 'Le Pavillon',
      place: 'Oslo',
      picture: null,
    });
    const response = await fetch(`${SITE}${path}`, { redirect: 'error' });
    expect(response.status).toBe(200);
    expect(connections).toBe(0);
    await new Promise((resolve) => other.close(resolve));
  });
});
