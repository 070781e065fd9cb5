import { expect, test } from 'vitest';
import { criticalStyles, withFirstView } from '#app/first-view.ts';
import { readStylesheet } from '#scripts/vite/first-view.ts';

const critical = (css: string, html: string) => criticalStyles(readStylesheet(css), html);

const HTML = `<main class="md:mt-8 text-[10.5vw] @xl:flex [&amp;>p]:mt-1 2xl:p-1" data-open>
  <img fetchPriority="high" alt="a > b"/><img alt=""></main>`;

test.each([
  ['a class', '.md\\:mt-8{margin:0}'],
  ['a class with special characters', '.text-\\[10\\.5vw\\]{font-size:1px}'],
  ['a class that begins with a digit', '.\\32xl\\:p-1{padding:0}'],
  ['a class that contains a selector', '.\\[\\&\\>p\\]\\:mt-1{margin:0}'],
  ['a tag', 'main>img{margin:0}'],
  ['an attribute', '[data-open] img{margin:0}'],
  ['a selector list with one match', '.gone,img{margin:0}'],
  ['a :not() that applies', 'main:not(.gone,:hover){margin:0}'],
  [
    'a :not() with nested pseudo-classes',
    'main:not(:is(:where(.group):is([open],:open) *)){margin:0}',
  ],
  ['an :is() with one match', ':is(.gone,main) img{margin:0}'],
  ['the root', ':root{--paper:#fff}'],
  ['all elements', '*,:before{margin:0}'],
  ['a :has() on an element of the page', 'main:has(dialog){margin:0}'],
  ['a font face without a file', '@font-face{font-family:A;src:local("B")}'],
  ['the order of the layers', '@layer theme, base;'],
])('the critical styles keep rules for %s', (_, css) => {
  expect(critical(css, HTML)).toBe(css);
});

test.each([
  ['a missing class', '.gone{margin:0}'],
  ['a class that is only part of a class of the page', '.mt-8{margin:0}'],
  ['a missing tag', 'table td{margin:0}'],
  ['a missing attribute', 'main[data-closed]{margin:0}'],
  ['a descendant of a missing element', '.gone main{margin:0}'],
  ['a hovered element', 'main:hover{margin:0}'],
  ['an opened element', 'main[open]{margin:0}'],
  ['a group of unused rules', '@media (min-width:1px){.gone{margin:0}}'],
  ['a font face with a file', '@font-face{font-family:A;src:url(/a.woff2)}'],
])('the critical styles leave out rules for %s', (_, css) => {
  expect(critical(css, HTML)).toBe('');
});

test('the critical styles keep groups with their used rules only, in order', () => {
  const css =
    '@layer base{main{margin:0}.gone{margin:0}@media (min-width:1px){img{margin:0}}}main{margin:1px}';
  expect(critical(css, HTML)).toBe(
    '@layer base{main{margin:0}@media (min-width:1px){img{margin:0}}}main{margin:1px}',
  );
});

test('the critical styles keep keyframes and registered properties that a kept rule names', () => {
  const used = '@keyframes enter{from{opacity:0}}main{animation:enter 1s;left:var(--tw-x)}';
  const property = '@property --tw-x{syntax:"*";inherits:false}';
  expect(critical(`${used}@keyframes gone{from{opacity:0}}`, HTML)).toBe(used);
  expect(critical(`${used}${property}@property --tw-y{syntax:"*";inherits:false}`, HTML)).toBe(
    `${used}${property}`,
  );
});

test('a rendered page names its stylesheet and each script of its routes once', () => {
  const page = withFirstView(
    '<html lang="fr"><head><link rel="stylesheet" href="/a.css"></head><p></p></html>',
    {
      stylesheet: '/a.css',
      sheet: readStylesheet('p{margin:0}.gone{margin:0}'),
      scripts: { '/_site/': ['/app.js', '/home.js'], '/_site/about': ['/app.js', '/about.js'] },
    },
    ['__root__', '/_site', '/_site/', '/_site/about'],
  );
  expect(page).toBe(
    '<html lang="fr" data-stylesheet="/a.css" data-scripts="/app.js /home.js /about.js"><head>' +
      '<style>p{margin:0}</style><noscript><link rel="stylesheet" href="/a.css"></noscript></head><p></p></html>',
  );
});
