import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findImage } from '#data/offline/image-cache.ts';
import { SAVED_IMAGES_CACHE, VISITED_IMAGES_CACHE } from '#domain/site/storage-keys.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const SMALL = '/art/hotel-kyoto-480.avif';
const WIDE = '/art/hotel-kyoto-1920.avif';
const OTHER = '/art/hotel-maldives-1920.avif';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const failing = async () => new Response('Panne', { status: 500 });
const network = async () => new Response('network');

const keep = async (cache: string, path: string) =>
  (await caches.open(cache)).put(path, new Response(path));

async function shown(path: string, visit: () => Promise<Response>): Promise<string> {
  const request = new Request(new URL(path, 'https://example.org'));
  const answer = await findImage(request, visit, async () => new Response('default'));
  return answer.text();
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://example.org/sw.js'));
  vi.stubGlobal('caches', fakeCaches());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a saved picture is shown without a network request', async () => {
  await keep(SAVED_IMAGES_CACHE, SMALL);
  const visit = vi.fn(network);
  expect(await shown(SMALL, visit)).toBe(SMALL);
  expect(visit).not.toHaveBeenCalled();
});

test.each([
  ['without a network', SAVED_IMAGES_CACHE, offline],
  ['without a network', VISITED_IMAGES_CACHE, offline],
  ['when the server fails', SAVED_IMAGES_CACHE, failing],
  ['when the server fails', VISITED_IMAGES_CACHE, failing],
])('%s, a rotated device shows the size stored in %s', async (_, cache, visit) => {
  await keep(cache, OTHER);
  await keep(cache, SMALL);
  expect(await shown(WIDE, visit)).toBe(SMALL);
  expect(await shown('/art/hotel-kyoto-1280.webp', visit)).toBe(SMALL);
});

test('an uploaded photograph falls back to another size, never to another photograph', async () => {
  const stem = '/media/0123456789abcdef01234567';
  await keep(SAVED_IMAGES_CACHE, `/media/${'f'.repeat(24)}-800.avif`);
  await keep(SAVED_IMAGES_CACHE, `${stem}-800.avif`);
  expect(await shown(`${stem}-1280.webp`, offline)).toBe(`${stem}-800.avif`);
});

test('a picture of this site is no fallback for a picture of the same name on another site', async () => {
  await keep(SAVED_IMAGES_CACHE, SMALL);
  expect(await shown('https://images.example.org/art/hotel-kyoto-1920.avif', offline)).toBe(
    'default',
  );
});

test('looking for a picture creates no cache for visitors who saved nothing', async () => {
  expect(await shown(WIDE, offline)).toBe('default');
  expect(await caches.has(SAVED_IMAGES_CACHE)).toBe(false);
});

test('with a network, the requested size is fetched although another size is stored', async () => {
  await keep(SAVED_IMAGES_CACHE, SMALL);
  expect(await shown(WIDE, network)).toBe('network');
});

test.each([
  ['this site’s', WIDE],
  ['another host’s', 'https://images.example.org/kyoto-1920.avif'],
])('offline, %s picture that is not stored is replaced by the default picture', async (_, path) => {
  await keep(SAVED_IMAGES_CACHE, OTHER);
  expect(await shown(path, offline)).toBe('default');
});

test('a picture comes from the network when storage is blocked', async () => {
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('', 'SecurityError')) });
  expect(await shown(WIDE, network)).toBe('network');
});
