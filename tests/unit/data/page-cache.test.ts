import { beforeEach, expect, test, vi } from 'vitest';
import { dropPages, fetchPage, findPage, storePage } from '#data/offline/page-cache.ts';
import { fakeCaches } from '../../support/fake-caches.ts';
import '../../support/fake-indexeddb.ts';
import { storeFavourites } from '../features/favourites/store-favourites.ts';
import { aHotel } from '../features/hotel-page/a-hotel.ts';

const HOTEL = '/hotels/anse-rose';
const BUILD = '/assets/app-1.js';
const NEXT = '/assets/app-2.js';
const YEAR_MS = 365 * 24 * 60 * 60_000;

const page = (text = 'Un texte', headers: HeadersInit = {}, status = 200, entry = BUILD) =>
  new Response(`<!doctype html><html data-entry="${entry}"><p>${text}</p></html>`, {
    status,
    headers: { 'Content-Security-Policy': "script-src 'sha256-x'", ...headers },
  });
const textOf = async (path: string) => (await findPage(path, BUILD))?.text();
const gone = () => page('Introuvable', {}, 404);

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.useRealTimers();
});

test('a page is stored decompressed with its policy, and only for its build', async () => {
  await storePage(HOTEL, page('Le ryokan', { 'Content-Encoding': 'br', 'Content-Length': '9' }));
  const kept = await findPage(HOTEL, BUILD);
  expect(kept?.headers.get('Content-Security-Policy')).toBe("script-src 'sha256-x'");
  expect(kept?.headers.get('Content-Encoding')).toBeNull();
  expect(await kept?.text()).toContain('Le ryokan');
  expect(await findPage(HOTEL, NEXT)).toBeUndefined();
});

test.each([
  ['an error', page('Panne', {}, 503)],
  ['a redirect', Response.redirect('https://example.org/ailleurs', 301)],
  ['a no-store page', page('Jeton', { 'Cache-Control': 'no-store' })],
  ['a page of another application', new Response('<html><body>Portail</body></html>')],
])('%s is not stored, and replaces no stored page', async (_, answer) => {
  await storePage(HOTEL, page('Avant'));
  await storePage(HOTEL, answer);
  expect(await textOf(HOTEL)).toContain('Avant');
});

test('the home page and pages of saved hotels stay when gone or old, and are updated', async () => {
  storeFavourites({ hotel: aHotel() });
  vi.stubGlobal('fetch', async () => page());
  for (const path of [HOTEL, '/']) {
    await fetchPage(path);
    await storePage(path, gone());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR_MS });
    await dropPages([BUILD]);
    expect(await textOf(path)).toContain('Un texte');
    await storePage(path, page('Neuf'));
    expect(await textOf(path)).toContain('Neuf');
  }
});

test('a visited page is deleted when gone from the server or too old', async () => {
  await storePage(HOTEL, page());
  await dropPages([BUILD]);
  expect(await findPage(HOTEL, BUILD)).toBeDefined();
  await storePage(HOTEL, gone());
  expect(await findPage(HOTEL, BUILD)).toBeUndefined();
  await storePage(HOTEL, page());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + YEAR_MS });
  await dropPages([BUILD]);
  expect(await findPage(HOTEL, BUILD)).toBeUndefined();
});

test('pages of other builds are deleted, even the home page', async () => {
  await storePage('/', page());
  await storePage('/', page('Neuf', {}, 200, NEXT));
  await dropPages([NEXT]);
  expect(await findPage('/', BUILD)).toBeUndefined();
  expect(await findPage('/', NEXT)).toBeDefined();
});
