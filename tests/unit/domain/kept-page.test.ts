import { describe, expect, test } from 'vitest';
import { droppedPages, entryOf, isPagePath, keptPath, meaningOf } from '#domain/site/kept-page.ts';

const DAY_MS = 24 * 60 * 60_000;
const pathOf = (path: string) => keptPath(new URL(path, 'https://example.org'));

describe('the path under which a page is cached', () => {
  test.each([
    ['/', '/'],
    ['/?intro=0', '/'],
    ['/?source=app&utm_source=lettre', '/'],
    ['/hotels/ryokan-momiji', '/hotels/ryokan-momiji'],
    ['/hotels/ryokan-momiji?onglet=services', '/hotels/ryokan-momiji?onglet=services'],
    [
      '/destinations?budget=900&x=1&region=Oc%C3%A9an+indien',
      '/destinations?region=Oc%C3%A9an%20indien&budget=900',
    ],
    ['/destinations?region=', '/destinations'],
  ])('of %s is %s', (url, path) => expect(pathOf(url)).toBe(path));

  test.each([
    '/newsletter/confirmer?token=secret',
    '/admin',
    '/api/newsletter/unsubscribe',
    '/__/auth/handler',
    '/sitemap.xml',
    '/destinations?q=lac',
    '/favoris?hotels=a,b',
  ])('is null for %s, which is never cached', (url) => expect(pathOf(url)).toBeNull());
});

test('a page path has no file extension and lies outside the administration', () => {
  expect(isPagePath('/newsletter/confirmer')).toBe(true);
  expect(isPagePath('/administration')).toBe(true);
  expect(isPagePath('/admin/')).toBe(false);
  expect(isPagePath('/app.html')).toBe(false);
});

test('the latest sixty visited pages stay cached for thirty days', () => {
  const now = 1000 * DAY_MS;
  const visited = Array.from({ length: 62 }, (_, index) => ({
    path: `/hotels/${index}`,
    keptAt: now - index * 1000,
  }));
  expect(droppedPages(visited, now)).toEqual(['/hotels/60', '/hotels/61']);
  const old = { path: '/hotels/old', keptAt: now - 30 * DAY_MS - 1 };
  const last = { path: '/hotels/last', keptAt: now - 30 * DAY_MS };
  expect(droppedPages([old, last], now)).toEqual(['/hotels/old']);
});

test.each([
  [200, 'keep'],
  [404, 'gone'],
  [301, 'show'],
  [503, 'failed'],
] as const)('for a cached page, the status %i means « %s »', (status, meaning) =>
  expect(meaningOf(status)).toBe(meaning),
);

test('the build of a page is the entry script in its html tag', () => {
  const page =
    '<!doctype html>\n<html lang="fr" data-entry="/assets/app-1.js" data-scripts="/a.js">';
  expect(entryOf(page)).toBe('/assets/app-1.js');
  expect(entryOf('<html lang="fr"><body data-entry="/other.js">')).toBeNull();
});
