import { randomBytes, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { templePhoto } from '#scripts/seed/photos.ts';
import { firestoreStore } from '../../functions/src/media/media-store.ts';
import { readPicture } from '../../functions/src/site/share/shared-picture.ts';
import { forget } from './admin.ts';
import { database, SITE } from './call.ts';

const { id, width, height, focal } = templePhoto.photo;
const PAGE = '/hotels/maison-srah-chouk';
const LARGEST = `${SITE}/media/${id}-1920.webp`;
const prefix = `photo-${randomUUID()}`;

afterAll(async () => {
  await database().recursiveDelete(database().collection(COLLECTIONS.media).doc(other));
  await forget(prefix);
});

const textOf = async (path: string) => (await fetch(`${SITE}${path}`)).text();
const filesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** The picture for sharing that a page names. */
async function sharedPicture(page: string): Promise<Buffer> {
  const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(await textOf(page)) ?? [];
  return filesOf(url);
}

const other = randomBytes(12).toString('hex');

/** Another photograph of the library with the same crop. */
async function storeCopy(deleted_at: Timestamp | null): Promise<void> {
  const media = database().collection(COLLECTIONS.media);
  const stored = await media.doc(id).get();
  await media.doc(other).set({ ...stored.data(), uses: [], deleted_at });
  const store = firestoreStore(database());
  const crop = await store.get(id, `partage-${focal.x}x${focal.y}.jpg`);
  if (crop) await store.put(other, [{ ...crop, name: 'partage-50x50.jpg' }]);
}

/** The mean colours of the upper right, where a card has no words. */
async function skyOf(jpeg: Buffer): Promise<number[]> {
  const area = { left: 700, top: 0, width: 500, height: 200 };
  const { channels } = await sharp(await sharp(jpeg).extract(area).png().toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean / 8));
}

test('a page opens with its photograph, whose files are there', async () => {
  const html = await textOf(PAGE);
  const hero = /<img[^>]*elementtiming="hero"[^>]*>/.exec(html)?.[0] ?? '';
  expect(hero).toContain(`src="/media/${id}-1280.webp"`);
  expect(hero).toContain(`width="${width}" height="${height}"`);
  expect(hero).toContain(`object-position:${focal.x}% ${focal.y}%`);
  expect(hero).toContain('url(data:image/webp;base64,');
  const [, sources = ''] = /<source type="image\/avif" srcset="([^"]*)"/i.exec(html) ?? [];
  const paths = sources.split(', ').map((source) => source.split(' ')[0] ?? '');
  expect(paths).toEqual([480, 800, 1280, 1920].map((wide) => `/media/${id}-${wide}.avif`));
  for (const path of paths) expect((await fetch(`${SITE}${path}`)).status, path).toBe(200);
  // What the address of a photograph tells stays out of what browsers and robots ask for.
  expect(html).not.toMatch(/(?:src|srcset|href|content)="[^"]*#w=/i);
});

test('search engines are told of it by an address of its own', async () => {
  const html = await textOf(PAGE);
  const [, json = ''] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).toContain(LARGEST);
  expect(json).not.toContain('#w=');
  const [sitemap, feed] = await Promise.all(['/sitemap.xml', '/feed.xml'].map(textOf));
  expect(sitemap).toContain(`<image:loc>${LARGEST}</image:loc>`);
  expect(`${sitemap}${feed}`).not.toContain('#w=');
});

test('the picture for sharing is drawn on the part around its focal point', async () => {
  const crop = await filesOf(`${SITE}/media/${id}-partage-${focal.x}x${focal.y}.jpg`);
  expect(await skyOf(await sharedPicture(PAGE))).toEqual(await skyOf(crop));
});

test('of a photograph that nobody has it is set in type alone', async () => {
  const key = `${prefix}-${other}`;
  const image = `/media/${other}-1280.webp#w=1920&h=1280`;
  const hotel = { name: 'Le Pavillon', location: 'Oslo', published: true, image };
  await database().collection(COLLECTIONS.hotels).doc(key).set(hotel);
  const [paper, card] = await Promise.all(['/legal', `/hotels/${key}`].map(sharedPicture));
  const corner = async (jpeg: Buffer = Buffer.alloc(0)) =>
    sharp(jpeg).extract({ left: 900, top: 0, width: 50, height: 40 }).raw().toBuffer();
  expect(await corner(card)).toEqual(await corner(paper));
});

// Asked for directly: a record that is saved with it would restore it.
test('a photograph that was deleted is no picture of a card, though its files are still there', async () => {
  const art = new URL('file:///nowhere/');
  const read = () => readPicture(async () => database(), art, `/media/${other}-partage-50x50.jpg`);
  await storeCopy(null);
  expect(await read()).not.toBeNull();
  await storeCopy(Timestamp.now());
  expect(await read()).toBeNull();
});
