import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parsePhoto } from '#domain/media/photo.ts';
import { UPLOAD_API, UPLOAD_ERRORS } from '#domain/media/photo-upload.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { lotusPondPhoto } from '#scripts/seed/photos.ts';
import { database, SITE, signInAdmin, signInVisitor } from './call.ts';
import { newJpeg } from './media-pictures.ts';

const Uploaded = v.object({ url: v.string() });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${SITE}${path}`, { headers, method, redirect: 'manual' });

function post(body: Buffer, token?: string, query = ''): Promise<Response> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return fetch(`${SITE}${UPLOAD_API}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...authorization },
    body: new Uint8Array(body),
  });
}

let admin = '';
const uploaded: string[] = [];
beforeAll(async () => {
  admin = (await signInAdmin()).token;
});

/** Deletes the uploaded photographs, so that later tests do not list them. */
afterAll(async () => {
  const media = database().collection(COLLECTIONS.media);
  await Promise.all(uploaded.map((id) => database().recursiveDelete(media.doc(id))));
});

it('only an administrator may upload a photo', async () => {
  const file = await newJpeg();
  const visitor = (await signInVisitor()).token;
  for (const [given, status, code] of [
    [undefined, 401, 'unauthenticated'],
    ['faux', 401, 'unauthenticated'],
    [visitor, 403, 'permission-denied'],
  ] as const) {
    const response = await post(file, given);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: UPLOAD_ERRORS[code] });
  }
  expect((await get(UPLOAD_API)).status).toBe(405);
});

it('an uploaded photo is cached for a year, and the response for a missing photo for a minute', async () => {
  const response = await post(await newJpeg(), admin, '?name=quai.jpg');
  expect(response.status).toBe(200);
  const { url } = v.parse(Uploaded, await response.json());
  const { id = '' } = parsePhoto(url) ?? {};
  uploaded.push(id);
  const [path = ''] = url.split('#');
  const found = await get(path);
  expect(found.status).toBe(200);
  expect(found.headers.get('content-type')).toBe('image/webp');
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');
  expect(found.headers.get('content-security-policy')).toContain("default-src 'none'");
  const body = Buffer.from(await found.arrayBuffer());
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 600 });
  expect((await get(path, {}, 'POST')).status).toBe(405);
  const avif = await get(path.replace('.webp', '.avif'));
  expect(avif.headers.get('content-type')).toBe('image/avif');

  for (const missing of [
    `/media/${id}-1920.avif`,
    `/media/${id}-600.jpg`,
    `/media/${id}.webp`,
    `/media/${id.replace(/./, 'z')}-600.webp`,
    `/media/${'0'.repeat(24)}-600.webp`,
    '/media/',
    '/media/..%2fhotels',
    `/media/${id}-600.webp/files`,
  ]) {
    const answer = await get(missing);
    expect(answer.status, missing).toBe(404);
    expect(answer.headers.get('cache-control'), missing).toMatch(/s-maxage=60$/);
  }
});

it('a photo file stored with the type text/html is served as an image', async () => {
  const photo = database().collection(COLLECTIONS.media).doc('f'.repeat(24));
  const bytes = Buffer.from('<script>alert(1)</script>');
  await photo.collection('files').doc('480.webp').set({ type: 'text/html', parts: 1, bytes });
  const { headers } = await get(`/media/${photo.id}-480.webp`);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  await database().recursiveDelete(photo);
});

it('a hotel page shows an uploaded photo as its hero, and has a share picture of 1200 × 630 px', async () => {
  const { id, width, height, focal } = lotusPondPhoto.photo;
  const html = await (await get('/hotels/maison-srah-chouk')).text();
  const hero = /<img[^>]*elementtiming="hero"[^>]*>/.exec(html)?.[0] ?? '';
  expect(hero).toContain(`src="/media/${id}-1280.webp"`);
  expect(hero).toContain(`width="${width}" height="${height}"`);
  expect(hero).toContain(`object-position:${focal.x}% ${focal.y}%`);
  expect(hero).toContain('url(data:image/webp;base64,');
  const [, sources = ''] = /<source type="image\/avif" srcset="([^"]*)"/i.exec(html) ?? [];
  const paths = sources.split(', ').map((source) => source.split(' ')[0] ?? '');
  expect(paths).toEqual([480, 800, 1280, 1920].map((wide) => `/media/${id}-${wide}.avif`));
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
  // The details after the # of a photograph's address stay out of the URLs in the HTML.
  expect(html).not.toMatch(/(?:src|srcset|href|content)="[^"]*#w=/i);
  const [, share = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const card = Buffer.from(await (await fetch(share)).arrayBuffer());
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
