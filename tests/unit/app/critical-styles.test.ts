import { expect, test } from 'vitest';
import { criticalStyles } from '#app/first-view/critical-styles.ts';
import { withFirstView } from '#app/first-view/with-first-view.ts';
import { readStylesheet } from '#scripts/vite/read-stylesheet.ts';

const critical = (css: string, html: string) => criticalStyles(readStylesheet(css), html);

const HTML = `<main class="md:mt-8 text-[10.5vw] @xl:flex [&amp;>p]:mt-1 2xl:p-1" data-open>
  <img fetchPriority="high" alt="a > b" data-art="hero"/><img alt="" data-art="below"></main>`;

test.each([
  ['a class', '.md\\:mt-8{margin:0}'],
  ['a class with signs', '.text-\\[10\\.5vw\\]{font-size:1px}'],
  ['a class that begins with a digit', '.\\32xl\\:p-1{padding:0}'],
  ['a class with a selector in it', '.\\[\\&\\>p\\]\\:mt-1{margin:0}'],
  ['a tag', 'main>img{margin:0}'],
  ['an attribute', '[data-open] img{margin:0}'],
  ['one of several', '.gone,img{margin:0}'],
  ['what it is not', 'main:not(.gone,:hover){margin:0}'],
  ['what it is not inside another', 'main:not(:is(:where(.group):is([open],:open) *)){margin:0}'],
  ['one of the alternatives of :is', ':is(.gone,main) img{margin:0}'],
  ['the root', ':root{--paper:#fff}'],
  ['everything', '*,:before{margin:0}'],
  ['what holds something', 'main:has(dialog){margin:0}'],
  ['our own art that is fetched first', '[data-art=hero]{background:red}'],
  ['a face that needs no file', '@font-face{font-family:A;src:local("B")}'],
  ['the order of the layers', '@layer theme, base;'],
])('keeps rules for %s', (_, css) => {
  expect(critical(css, HTML)).toBe(css);
});

test.each([
  ['another class', '.gone{margin:0}'],
  ['a class inside the page’s', '.mt-8{margin:0}'],
  ['another tag', 'table td{margin:0}'],
  ['another attribute', 'main[data-closed]{margin:0}'],
  ['a part of what is not there', '.gone main{margin:0}'],
  ['a pointer', 'main:hover{margin:0}'],
  ['an open dialog', 'main[open]{margin:0}'],
  ['pictures that are fetched later', '[data-art=below]{background:red}'],
  ['a group without any', '@media (min-width:1px){.gone{margin:0}}'],
  ['fonts to load', '@font-face{font-family:A;src:url(/a.woff2)}'],
])('leaves out rules for %s', (_, css) => {
  expect(critical(css, HTML)).toBe('');
});

test('keeps groups with what is used of them, in their order', () => {
  const css =
    '@layer base{main{margin:0}.gone{margin:0}@media (min-width:1px){img{margin:0}}}main{margin:1px}';
  expect(critical(css, HTML)).toBe(
    '@layer base{main{margin:0}@media (min-width:1px){img{margin:0}}}main{margin:1px}',
  );
});

test('keeps keyframes and registered properties that a rule names', () => {
  const used = '@keyframes enter{from{opacity:0}}main{animation:enter 1s;left:var(--tw-x)}';
  const property = '@property --tw-x{syntax:"*";inherits:false}';
  expect(critical(`${used}@keyframes gone{from{opacity:0}}`, HTML)).toBe(used);
  expect(critical(`${used}${property}@property --tw-y{syntax:"*";inherits:false}`, HTML)).toBe(
    `${used}${property}`,
  );
});

test('a page names its stylesheet and the scripts of its routes, once each', () => {
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
