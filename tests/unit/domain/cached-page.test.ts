import { expect, test } from 'vitest';
import { pictureCacheKey } from '#domain/media/picture-urls.ts';
import { findEntryScriptUrl, pageCachePath } from '#domain/site/cached-page.ts';
import { isPagePath } from '#domain/site/site-paths.ts';

const ORIGIN = 'https://example.org';
const pathOf = (path: string) => pageCachePath(new URL(path, ORIGIN));

test.each([
  ['/?intro=0', '/'],
  ['/?source=app&utm_source=lettre', '/'],
  ['/hotels/ryokan-momiji?onglet=services', '/hotels/ryokan-momiji?onglet=services'],
  [
    '/destinations?budget=900&x=1&region=Oc%C3%A9an+indien',
    '/destinations?region=Oc%C3%A9an%20indien&budget=900',
  ],
  ['/destinations?region=', '/destinations'],
  ['/newsletters', '/newsletters'],
])('the service worker caches the page %s under the path %s', (url, path) =>
  expect(pathOf(url)).toBe(path),
);

test.each([
  '/newsletter/confirmer?token=secret',
  '/newsletter',
  '/admin/hotels',
  '/api/newsletter/unsubscribe',
  '/__/auth/handler',
  '/sitemap.xml',
  '/destinations?q=lac',
  '/favoris?hotels=a,b',
])('the service worker never caches the page %s', (url) => expect(pathOf(url)).toBeNull());

test('a path is that of a public page unless it has a file extension or is reserved for the administration, a Cloud Function or static files', () => {
  expect(isPagePath('/newsletter/confirmer')).toBe(true);
  expect(isPagePath('/administration')).toBe(true);
  expect(isPagePath('/admin/')).toBe(false);
  expect(isPagePath('/apercu/secret')).toBe(false);
  expect(isPagePath('/app.html')).toBe(false);
});

test('the build that a stored page belongs to is recognised by the entry script named in the page’s <html> tag', () => {
  const page =
    '<!doctype html>\n<html lang="fr" data-entry="/assets/app-1.js" data-scripts="/a.js">';
  expect(findEntryScriptUrl(page)).toBe('/assets/app-1.js');
  expect(findEntryScriptUrl('<html lang="fr"><body data-entry="/other.js">')).toBeNull();
});

test.each([
  [`${ORIGIN}/art/hotel-kyoto-480.avif`, '/art/hotel-kyoto'],
  ['/art/hotel-kyoto-1920.webp', '/art/hotel-kyoto'],
  [`${ORIGIN}/hotels/kyoto`, '/hotels/kyoto'],
  ['https://other.example/art/hotel-kyoto-480.avif', null],
  ['https://example.fr:99999/a.jpg', null],
])('the picture URL %s has the cache key %s (null: the URL itself)', (url, key) =>
  expect(pictureCacheKey(url, ORIGIN)).toBe(key ?? url),
);
