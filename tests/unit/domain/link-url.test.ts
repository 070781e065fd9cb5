import { expect, it } from 'vitest';
import { normalisePictureUrl, safeLinkUrl } from '#domain/site/link-url.ts';

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
])('the link URL « %s » is stored as %s', (address, url) => expect(safeLinkUrl(address)).toBe(url));

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
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${WRITTEN}`)}`,
])('the redirecting link %s is stored as the page that it leads to', (address) =>
  expect(safeLinkUrl(address)).toBe(INNER),
);

it.each([
  'https://www.google.com/url?sa=D',
  'https://www.google.com/search?q=https://a.example',
  'https://a.example/?url=https://b.example',
])('the link %s, which does not redirect, is stored unchanged', (address) =>
  expect(safeLinkUrl(address)).toBe(address),
);

it.each([
  ...['', '#a', 'page.html', '//evil.example', '/\\evil.example', 'java\tscript:alert(1)'],
  ...['https://a:b@c.example', 'mailto:', 'mailto:a', 'tel:', 'tel:alert(1)', 'data:text/html,a'],
  'https://www.google.com/url?q=https://a:b@c.example',
])('the link URL « %s » is refused', (address) => expect(safeLinkUrl(address)).toBeNull());

it('a mailto: or tel: URL is not accepted as a picture', () => {
  expect([normalisePictureUrl('mailto:a@b.fr'), normalisePictureUrl('tel:112')]).toEqual([
    null,
    null,
  ]);
});
