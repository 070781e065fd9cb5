import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readHeadScripts } from '#app/first-view/build/app-shell-plugin.ts';
import { isPagePath, STATIC_FILE_PATH_PATTERN } from '#domain/site/site-paths.ts';
import { limitCacheRulesToFiles } from '#scripts/lib/build.ts';
import { replaceProjectIdPlaceholder } from '#scripts/lib/stage.ts';
import {
  contentSecurityPolicy,
  PAGE_SECURITY_HEADERS,
} from '../../../functions/src/site/security-headers.ts';

type Config = {
  hosting: { headers: { headers: { key: string; value: string }[] }[]; rewrites: object[] };
};
const text = readFileSync(new URL('../../../firebase.json', import.meta.url), 'utf8');

const { configMatcher } = v.parse(
  v.object({ configMatcher: v.function() }),
  createRequire(import.meta.url)('superstatic/lib/utils/patterns'),
);

const isMatch = (path: string, rule: object) => Reflect.apply(configMatcher, null, [path, rule]);

/** Returns the headers that Hosting sends for a path; for each header, the last matching rule wins. */
function headersOf(path: string, config = text): Record<string, string> {
  const { hosting }: Config = JSON.parse(config);
  const matching = hosting.headers.filter((rule) => isMatch(path, rule));
  const sent = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  return Object.fromEntries(sent);
}

const project = { GCLOUD_PROJECT: 'my-hotels' };
const shell = contentSecurityPolicy(readHeadScripts(), project);
const connections = (policy = '') => /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

it('Firebase Hosting sends pages with the same security headers as the rendering function', () => {
  expect(headersOf('/hotels')).toEqual(PAGE_SECURITY_HEADERS);
});

it('Firebase Hosting sends the app shell as noindex, with the same CSP as the rendering function', () => {
  expect(headersOf('/app.html', replaceProjectIdPlaceholder(text, 'my-hotels'))).toEqual({
    ...PAGE_SECURITY_HEADERS,
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': shell,
  });
});

it('public pages connect only to the site and its Firebase project, and locally to the emulators', () => {
  const cloud = [
    "'self'",
    'https://firestore.googleapis.com',
    'https://europe-west1-my-hotels.cloudfunctions.net',
  ];
  expect(connections(shell)).toEqual(cloud);
  const local = contentSecurityPolicy([], { ...project, FUNCTIONS_EMULATOR: 'true' });
  expect(connections(local)).toEqual([...cloud, 'http://127.0.0.1:*']);
});

it.each(['/admin', '/admin.html', '/admin/login', '/admin/hotels/edit/a', '/preview.html'])(
  'the admin page %s runs no inline script, connects only to the site and its Firebase project, and is not indexed',
  (path) => {
    const headers = headersOf(path, replaceProjectIdPlaceholder(text, 'my-hotels'));
    const policy = headers['Content-Security-Policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script';");
    expect(connections(policy)).toEqual([
      "'self'",
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://europe-west1-my-hotels.cloudfunctions.net',
    ]);
    expect(headers).toMatchObject({
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-cache',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  },
);

it.each(['/administration', '/adminx.html', '/hotels/admin'])(
  'the public page %s does not get the headers of the administration',
  (path) => expect(headersOf(path)).toEqual(PAGE_SECURITY_HEADERS),
);

it('the service worker runs only scripts of the site, and may fetch pictures from any host', () => {
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self' https:";
  expect(headersOf('/sw.js')['Content-Security-Policy']).toBe(policy);
});

it('only the worker that decodes HEIC photos runs WebAssembly, and it connects to nothing', () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";
  expect(headersOf('/assets/admin/heic-worker-a1b2.js')['Content-Security-Policy']).toBe(policy);
  expect(text.match(/wasm-unsafe-eval/g)).toHaveLength(1);
});

it('other sites may embed pictures of this site, but no scripts', () => {
  const key = 'Cross-Origin-Resource-Policy';
  for (const folder of ['art', 'icons', 'media', 'partage', 'video']) {
    expect(headersOf(`/${folder}/a.webp`)[key]).toBe('cross-origin');
  }
  expect(headersOf('/assets/a.js')[key]).toBe('same-origin');
});

it('a path that firebase.json sends to an app shell, to a function other than `render` or to a folder of files does not count as a page', () => {
  const { rewrites }: Config['hosting'] = JSON.parse(text).hosting;
  const rewriteOf = (path: string) => rewrites.find((rule) => isMatch(path, rule));
  const others = [
    '/admin',
    '/admin/apercu',
    '/admin/hotels',
    '/api/newsletter/confirmation',
    '/api/figures',
    '/api/media',
    '/media/a-480',
    '/sitemap-2.xml',
  ];
  const render = rewriteOf('/hotels/a');
  expect(new Set([...others.map(rewriteOf), render])).toEqual(new Set(rewrites));
  const folders = readdirSync('public', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}/a`);
  expect(folders.filter((path) => !STATIC_FILE_PATH_PATTERN.test(path))).toEqual([]);
  expect([...others, ...folders].filter(isPagePath)).toEqual([]);
});

it('no two rewrites are pinned to one function: Cloud Run refuses two tags at once for one service', () => {
  const pinned = [...text.matchAll(/"functionId": "(\w+)"/g)].map(([, name]) => name);
  expect(pinned).toContain('siteFiles');
  expect(pinned).toEqual([...new Set(pinned)]);
});

type Rule = { source?: string; regex?: string; headers: { key: string; value: string }[] };
const manyFiles = Array.from({ length: 120 }, (_, number) => `art/picture-${number}.webp`);
const files = ['assets/index-a1b2.js', 'assets/admin/list-c3.js', 'app.html', ...manyFiles];
const rules: Rule[] = JSON.parse(limitCacheRulesToFiles(text, files)).hosting.headers;

/** Returns the header values that the regex rules give to a path. */
const cacheOf = (path: string) =>
  rules
    .filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path))
    .flatMap(({ headers }) => headers.map(({ value }) => value));

it('deployed files in /assets/ are cached for a year, and those in /art/ for 30 days', () => {
  expect(cacheOf('/assets/index-a1b2.js')).toEqual(['public, max-age=31536000, immutable']);
  expect(cacheOf('/assets/admin/list-c3.js')).toEqual(['public, max-age=31536000, immutable']);
  for (const file of manyFiles) expect(cacheOf(`/${file}`)).toEqual(['public, max-age=2592000']);
});

it.each([
  '/assets/index-a1b2xjs',
  '/assets/index-old.js',
  '/assets/index-a1b2.js/x',
  '/x/assets/index-a1b2.js',
  '/art/picture-120.webp',
])('the path %s of a missing file matches no cache rule', (path) => {
  expect(cacheOf(path)).toEqual([]);
  expect(rules.map(({ source }) => source)).not.toContain('/assets/**');
});
