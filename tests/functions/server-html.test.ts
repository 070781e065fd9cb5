import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { htmlTexts } from '../support/french-texts.ts';
import { typographyFaults } from '../support/typography.ts';
import { SITE } from './call.ts';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

const PAGES = [
  { path: '/', title: 'Hôtels cinq étoiles et palaces du monde', text: 'Grand Hôtel du Lac Blanc' },
  { path: '/destinations', title: 'Grand Séjour', text: 'Kaldera Blanc' },
  { path: '/hotels/ryokan-momiji', title: 'Ryokan Momiji', text: 'neuf chambres' },
  { path: '/destinations/japon', title: 'Japon', text: 'Ryokan Momiji' },
  { path: '/blog', title: 'Grand Séjour', text: 'wagon-lit' },
  { path: '/blog/une-nuit-en-wagon-lit', title: 'nuit', text: 'Cabine 7' },
  { path: '/about', title: 'Grand Séjour', text: 'À propos' },
  { path: '/contact', title: 'Grand Séjour', text: 'Écrivez-nous' },
  { path: '/vacances-sur-mesure', title: 'Grand Séjour', text: 'cousues main' },
  { path: '/legal', title: 'Mentions légales', text: 'RGPD' },
  { path: '/favoris', title: 'Grand Séjour', text: 'Vos favoris' },
];

for (const { path, title, text } of PAGES) {
  test(`the server-rendered HTML of ${path} is complete`, async () => {
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

for (const path of [
  '/nulle-part',
  '/hotels/inconnu',
  '/hotels/a%2Fb',
  '/hotels/chalets-du-grand-neve',
  '/destinations/new-york',
  '/blog/diner-dehors-la-nuit',
]) {
  test(`${path} answers 404`, async () => {
    const response = await fetch(`${SITE}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/noindex/);
  });
}

test('/favicon.ico serves the icon to clients that do not read the HTML', async () => {
  const response = await fetch(`${SITE}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^image\//);
});
