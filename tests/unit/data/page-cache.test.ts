import { beforeEach, expect, test, vi } from 'vitest';
import {
  dropVisited,
  entryFileOf,
  findPage,
  savedPaths,
  savePage,
  storePage,
  unsavePage,
} from '#data/offline/page-cache.ts';
import { fakeCaches } from '../../support/fake-caches.ts';

const HOTEL = '/hotels/ryokan-momiji';
const ask = vi.fn<typeof fetch>();

const page = (text = 'Un texte', headers: HeadersInit = {}, status = 200) =>
  new Response(`<!doctype html><html data-entry="/assets/app-1.js"><p>${text}</p></html>`, {
    status,
    headers: { 'Content-Security-Policy': "script-src 'sha256-x'", ...headers },
  });
const textOf = async (path: string) => (await findPage(path))?.text();
const onDevice = async () => true;

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal(
    'fetch',
    ask.mockReset().mockImplementation(async () => page()),
  );
});

test('a page is kept with its policy and its build, as text', async () => {
  await storePage(HOTEL, page('Le ryokan', { 'Content-Encoding': 'br', 'Content-Length': '9' }));
  const kept = await findPage(HOTEL);
  expect(kept?.headers.get('Content-Security-Policy')).toBe("script-src 'sha256-x'");
  expect(kept?.headers.get('Content-Encoding')).toBeNull();
  expect(kept && entryFileOf(kept)).toBe('/assets/app-1.js');
  expect(await kept?.text()).toContain('Le ryokan');
});

test.each([
  ['an error', page('Panne', {}, 503)],
  ['a redirect', Response.redirect('https://example.org/ailleurs', 301)],
  ['what the server lets nobody keep', page('Jeton', { 'Cache-Control': 'no-store' })],
  ['what is no page of the application', new Response('<html><body>Portail</body></html>')],
])('%s is not kept, and replaces nothing', async (_, answer) => {
  await storePage(HOTEL, page('Avant'));
  await storePage(HOTEL, answer);
  expect(await textOf(HOTEL)).toContain('Avant');
});

test('a saved page survives being gone and being dropped, and is renewed by a visit', async () => {
  await savePage(HOTEL);
  await storePage(HOTEL, page('Introuvable', {}, 404));
  await dropVisited(async () => false);
  expect(await textOf(HOTEL)).toContain('Un texte');
  await storePage(HOTEL, page('Neuf'));
  expect(await textOf(HOTEL)).toContain('Neuf');
});

test('without a network what was visited is saved, else a mark to fetch it later', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await storePage(HOTEL, page('Visitée'));
  await expect(savePage(HOTEL)).rejects.toThrow('Failed to fetch');
  await expect(savePage('/hotels/kaldera-blanc')).rejects.toThrow('Failed to fetch');
  await dropVisited(async () => false);
  expect(await textOf(HOTEL)).toContain('Visitée');
  expect(await savedPaths()).toEqual(expect.arrayContaining([HOTEL, '/hotels/kaldera-blanc']));
});

test('a page that is released is a visited one again', async () => {
  await savePage(HOTEL);
  await unsavePage(HOTEL);
  expect(await savedPaths()).not.toContain(HOTEL);
  expect(await findPage(HOTEL)).toBeDefined();
  await dropVisited(async () => false);
  expect(await findPage(HOTEL)).toBeUndefined();
});

test('the pages of every visitor stay, whatever is dropped or released', async () => {
  expect(await savedPaths()).toEqual(['/', '/favoris', '/destinations', '/blog']);
  await storePage('/', page('Accueil'));
  await unsavePage('/');
  await dropVisited(async () => false);
  expect(await textOf('/')).toContain('Accueil');
});

test('visited pages of a build that is not served are dropped', async () => {
  await storePage(HOTEL, page());
  await dropVisited(onDevice);
  expect(await findPage(HOTEL)).toBeDefined();
  await dropVisited(async (entry) => entry !== '/assets/app-1.js');
  expect(await findPage(HOTEL)).toBeUndefined();
});
