import { expect, it } from 'vitest';
import { normaliseHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';

it.each([
  [' http://example.com/a ', 'https://example.com/a'],
  ['/destinations', '/destinations'],
  [
    'https://a.example/l\'hôtel "Anse <Rose>" [1](2)',
    'https://a.example/l%27hôtel%20%22Anse%20%3CRose%3E%22%20[1](2)',
  ],
  [
    'https://www.google.fr/maps/place/43°56\'57.5"N/',
    'https://www.google.fr/maps/place/43°56%2757.5%22N/',
  ],
  ['https://a.example/b\u200b', 'https://a.example/b'],
  ["mailto:accueil@a.example?subject=L'été", 'mailto:accueil@a.example?subject=L%27été'],
  ['tel:+33 (0)4 90 00 00 00', 'tel:+33490000000'],
  ['tel:04%2090%2000%2000%2000', 'tel:0490000000'],
  ['TEL:3615', 'tel:3615'],
  ['www.maison.example/Été', 'https://www.maison.example/Été'],
  ['accueil@maison.example', 'mailto:accueil@maison.example'],
  ['<https://a.example/b>', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['https://a.example/b_(c)', 'https://a.example/b_(c)'],
])('the link URL « %s » is stored as %s', (address, url) =>
  expect(normaliseLinkUrl(address)).toBe(url),
);

const INNER = 'https://www.exemple-palace.fr/chambres?a=1';
const WRITTEN = encodeURIComponent(INNER);

it.each([
  `https://www.google.com/url?sa=D&q=${INNER.replace('=', '%3D')}&source=editors`,
  `https://www.google.fr/url?url=${WRITTEN}`,
  `https://eur02.safelinks.protection.outlook.com/?url=${WRITTEN}&data=05%7Cjean@exemple.fr`,
  `https://l.facebook.com/l.php?u=${WRITTEN}&h=AT0`,
  `https://outlook.office.com/mail/safelink.html?url=${WRITTEN}&corid=1`,
  `https://l.instagram.com/?u=${WRITTEN}`,
  `https://www.linkedin.com/redir/redirect?url=${WRITTEN}&urlhash=x`,
  `https://www.youtube.com/redirect?event=a&q=${WRITTEN}`,
  `https://duckduckgo.com/l/?uddg=${WRITTEN}&rut=0a1b`,
  `https://linkprotect.cudasvc.com/url?a=${WRITTEN}&c=E,1,xyz&typo=1`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.exemple-2Dpalace.fr_chambres-3Fa-3D1&d=DwMF-g&c=abc&r=def&e=',
  'https://urldefense.com/v3/__https://www.exemple-palace.fr/chambres?a=1__;!!AbC-1!xyz_0$',
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${WRITTEN}`)}`,
])('the redirecting link %s is stored as the page that it leads to', (address) =>
  expect(normaliseLinkUrl(address)).toBe(INNER),
);

it.each([
  ['a?b=1', 'https://a.fr/a?b=1'],
  ['*C3*A9', null],
])(
  'the Proofpoint link to a.fr/%s is stored as the URL %o (null: unchanged, because Proofpoint hid characters of the URL)',
  (path, page) => {
    const link = `https://urldefense.us/v3/__http:/a.fr/${path}__;JSU!!AbC!x$`;
    expect(normaliseLinkUrl(link)).toBe(page ?? link);
  },
);

it.each([
  'https://protect-eu.mimecast.com/s/AbCd?domain=a.example',
  'https://www.google.com/url?sa=D',
  'https://www.google.com/search?q=https://a.example',
  'https://a.example/?url=https://b.example',
])('the link %s, which is no redirect with a readable target, is stored unchanged', (address) =>
  expect(normaliseLinkUrl(address)).toBe(address),
);

it.each([
  '',
  '#a',
  'page.html',
  '//evil.example',
  '/\\evil.example',
  'java\tscript:alert(1)',
  'https://a:b@c.example',
  'mailto:',
  'mailto:a',
  'tel:',
  'tel:alert(1)',
  'data:text/html,a',
  'https://www.google.com/url?q=https://a:b@c.example',
])('the link URL « %s » is refused', (address) => expect(normaliseLinkUrl(address)).toBeNull());

it('where an https URL or a path of the site is required, a mailto: or tel: URL is refused', () => {
  expect([normaliseHttpsOrSiteUrl('mailto:a@b.fr'), normaliseHttpsOrSiteUrl('tel:112')]).toEqual([
    null,
    null,
  ]);
});
