import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { htmlTexts } from '../support/french-texts.ts';
import { typographyFaults } from '../support/typography.ts';
import { database, SITE } from './call.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const PAGES = [
  { path: '/', title: 'Hôtels cinq étoiles et palaces du monde', text: 'Grand Hôtel du Lac Blanc' },
  { path: '/destinations', title: 'Grand Séjour', text: 'Kaldera Blanc' },
  { path: '/hotels/ryokan-momiji', title: 'Ryokan Momiji', text: 'neuf chambres' },
  { path: '/destinations/japon', title: 'Japon', text: 'Ryokan Momiji' },
  { path: '/blog', title: 'Grand Séjour', text: 'wagon-lit' },
  { path: '/blog/une-nuit-en-wagon-lit', title: 'nuit', text: 'Cabine 7' },
  { path: '/about', title: 'Grand Séjour', text: 'À propos' },
  { path: '/vacances-sur-mesure', title: 'Grand Séjour', text: 'cousues main' },
  { path: '/legal', title: 'Mentions légales', text: 'RGPD' },
  { path: '/favoris', title: 'Grand Séjour', text: 'Mes favoris' },
];

for (const { path, title, text } of PAGES) {
  test(`the server-rendered HTML of ${path} has its title, SEO tags and text, and a CSP that allows only its own inline scripts`, async () => {
    const response = await fetch(`${SITE}${path}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toMatch(new RegExp(`<title[^>]*>[^<]*${title}`));
    expect(html).toMatch(/<meta data-ssr[^>]* name="description" content="[^"]{50,}"/);
    expect(html).toContain(`rel="canonical" href="${SITE}${path}"`);
    expect(html).toContain('property="og:image"');
    expect(html.toLowerCase()).toContain(text.toLowerCase());
    expect(htmlTexts(html).flatMap(typographyFaults)).toEqual([]);
    expect(response.headers.get('cache-control')).toContain('s-maxage');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(policy, script.slice(0, 80)).toContain(`'sha256-${hash}'`);
    }
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
}

for (const path of ['/nulle-part', '/hotels/inconnu', '/hotels/chalets-du-grand-neve']) {
  test(`the missing page ${path} answers 404`, async () => {
    const response = await fetch(`${SITE}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/noindex/);
  });
}

test('/favicon.ico answers with an image, for clients that do not read the icon’s URL in the HTML', async () => {
  const response = await fetch(`${SITE}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
});

/** Returns the paths of the HTML's internal links. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?\bhref="(\/(?!\/)[^"#?]*)/g)].map(([, path = '']) => path);
}

/** Concurrent requests; the emulator starts a process for each request without an idle process. */
const AT_ONCE = 2;

/** Follows links from the home page without JavaScript. @returns the status by path */
async function crawl(): Promise<Map<string, number>> {
  const reached = new Map<string, number>();
  let next = ['/'];
  while (next.length > 0) {
    const pages = await Promise.all(
      next.slice(0, AT_ONCE).map(async (path) => {
        const response = await fetch(SITE + path);
        reached.set(path, response.status);
        return linkedPaths(await response.text());
      }),
    );
    next = [...new Set([...next, ...pages.flat()])].filter((path) => !reached.has(path));
  }
  return reached;
}

/** Returns the paths of all published records, which other tests may change meanwhile. */
async function publishedPaths(): Promise<string[]> {
  const ids = async (collection: string, flag: string, key?: string) => {
    const { docs } = await database().collection(collection).where(flag, '==', true).get();
    return docs.map((doc) => encodeURIComponent(key === undefined ? doc.id : String(doc.get(key))));
  };
  const [hotels, posts, destinations] = await Promise.all([
    ids(COLLECTIONS.hotels, 'published'),
    ids(COLLECTIONS.blogPosts, 'published'),
    ids(COLLECTIONS.destinations, 'active', 'destination_slug'),
  ]);
  expect(Math.min(hotels.length, posts.length, destinations.length)).toBeGreaterThan(5);
  return [
    ...hotels.map((id) => `/hotels/${id}`),
    ...posts.map((id) => `/blog/${id}`),
    ...destinations.map((slug) => `/destinations/${slug}`),
  ];
}

test('links in server-rendered HTML lead to every published hotel, article and destination', async () => {
  const before = await publishedPaths();
  const reached = await crawl();
  const after = new Set(await publishedPaths());
  const missing = before.filter((path) => after.has(path) && !reached.has(path));
  expect(missing).toEqual([]);
  // Other tests delete records meanwhile.
  const isGone = (path: string) =>
    /^\/(?:hotels|blog|destinations)\/./.test(path) && !after.has(path);
  const failed = [...reached].filter(([path, status]) => status !== 200 && !isGone(path));
  expect(failed).toEqual([]);
});

const settings = database().collection(COLLECTIONS.settings).doc(SETTINGS_DOC_ID);

afterAll(() => settings.delete());

/** Fetches a page as an administrator does after a change, past all caches. */
async function pageAfterChange(path: string): Promise<string> {
  const headers = { Cookie: `__session=${Date.now()}` };
  return (await fetch(`${process.env.SITE}${path}`, { headers })).text();
}

// Changes a setting that no other test reads, because test files run in parallel.
test('the page /legal shows a changed setting, and the default text again after the stored settings are deleted', async () => {
  await settings.set({ host_address: '1, rue du Port, Bergen', updated_by: 'somebody' });
  const changed = await pageAfterChange('/legal');
  expect(changed).toContain('1, rue du Port, Bergen</dd>');
  expect(changed).not.toContain('70 Sir John');
  await settings.delete();
  expect(await pageAfterChange('/legal')).toContain('70 Sir John');
});
