import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { normalisePath, REDIRECTION_FIELDS } from '#domain/redirection/redirection.ts';
import { REDIRECTION_ENTITY } from '#domain/redirection/redirection-entity.ts';
import { firstErrors } from '../../support/first-errors.ts';

const errorsOf = (from: string, to = '/contact') =>
  Object.keys(firstErrors(v.strictObject(REDIRECTION_FIELDS), { from, to }));

test.each([
  ['/ancienne-page', '/ancienne-page'],
  ['ancienne-page', '/ancienne-page'],
  ['/Nos-Hotels/Index.HTML', '/nos-hotels/index.html'],
  ['/hotels/ryokan.php?id=12#avis', '/hotels/ryokan.php'],
  ['/voyages/asie/japon/', '/voyages/asie/japon'],
  ['/voyages//asie', '/voyages/asie'],
  ['/%C3%89t%C3%A9-2019', '/été-2019'],
  ['/e\u0301te\u0301', '/été'],
  ['/nos%20h%C3%B4tels', '/nos hôtels'],
  ['https://www.ancien-site.example/Page?x=1', '/page'],
  [' /page\u200b ', '/page'],
  ['/', '/'],
  ['/%E9t%E9', ''],
])('the former URL « %s » is normalised to « %s »', (typed, path) => {
  expect(normalisePath(typed)).toBe(path);
});

test.each([
  '/',
  '/intro',
  '/Blog/',
  '/destinations?region=Asie',
  'https://site.example/contact',
  '/admin',
  '/admin/hotels',
  '/api/media',
  '/media/a.webp',
  '/assets/x.js',
  '/art/a.webp',
  '/newsletter/confirmation',
  '/sitemap.xml',
  '/robots.txt',
  '/app.html',
  '/%E9t%E9',
  '   ',
])(
  'a redirection from « %s » is refused, because the site uses this path or the path is invalid',
  (from) => {
    expect(errorsOf(from)).toEqual(['from']);
  },
);

test.each(['/newsletter', '/video', '/wp-content/plan.pdf', '/hotels/ryokan', '/administration'])(
  'a redirection from « %s » is accepted, because the site may lack a page at this path',
  (from) => expect(errorsOf(from)).toEqual([]),
);

test('every page of the site that has a fixed path is refused as the former URL of a redirection', () => {
  const tree = readFileSync(new URL('../../../src/app/route-tree.gen.ts', import.meta.url), 'utf8');
  const paths = [...tree.matchAll(/fullPath: '(\/[^$']*)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => errorsOf(path)[0] !== 'from')).toEqual([]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://evil.example',
  'evil',
  'https://moi:secret@evil.example',
  'https://moi@evil.example',
  '/a b',
  'data:text/html,x',
])('a redirection to « %s » is refused, and is ignored if it is already stored', (to) => {
  expect(errorsOf('/ancienne', to)).toEqual(['to']);
  expect(v.is(REDIRECTION_ENTITY.schema, { id: 'a', from: '/ancienne', to })).toBe(false);
});

const STORED = [
  { from: '/a', to: '/contact' },
  { from: '/b', to: '/C/?x=1' },
  { from: '/d', to: 'https://ailleurs.example/e' },
];
const clashes = (from: string, to: string) =>
  REDIRECTION_ENTITY.clashes.among({ from, to }, STORED);

test.each([
  ['from', '/a', '/blog', 'the former path of another redirection'],
  ['to', '/x', '/x', 'the former path of the same redirection'],
  ['to', '/x', '/X/?y=1', 'the former path of the same redirection, written otherwise'],
  ['to', '/x', '/a', 'the former path of another redirection'],
  ['to', '/x', '/A/#h', 'the former path of another redirection, written otherwise'],
  ['from', '/c', '/blog', 'the target of another redirection'],
  ['to', '/c', '/b', 'the former path of a redirection back, which would make a loop'],
])(
  'the field « %s » of a redirection from %s to %s is refused, because it is %s',
  (field, from, to) => {
    expect(Object.keys(clashes(from, to))).toEqual([field]);
  },
);

test.each([
  ['/e', '/blog'],
  ['/f', '/contact'],
  ['/f', 'https://ailleurs.example/a'],
])('a redirection from %s to %s conflicts with no stored redirection', (from, to) => {
  expect(clashes(from, to)).toEqual({});
});
