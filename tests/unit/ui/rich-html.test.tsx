// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { illustrationToHostedPicture, photoUrl, pictureSrcSet } from '#domain/media/photo.ts';
import { RichHtml } from '#ui/rich-html.tsx';

const show = (html: string) => render(<RichHtml html={html} className="x" />).container;

afterEach(cleanup);

test('an article’s HTML without pictures is inserted unchanged', () => {
  const html =
    '<h2>Titre</h2><p>Un <strong>mot</strong> &amp; un &lt;img src="/art/x-1280.webp"&gt;</p>';
  expect(show(html).firstElementChild?.innerHTML.replaceAll('"', '&quot;')).toBe(
    html.replaceAll('"', '&quot;'),
  );
});

test('an illustration in an article’s HTML is offered in every size and two formats', () => {
  const page = show(
    '<figure><img src="/art/article-marche-1280.webp" alt="Trois > deux, &quot;dit-on&quot;" width="1280" height="853" loading="lazy"><figcaption>Huit heures</figcaption></figure>',
  );
  const picture = page.querySelector('figure > picture');
  expect([...(picture?.querySelectorAll('source') ?? [])].map((s) => [s.type, s.srcset])).toEqual([
    ['image/avif', pictureSrcSet(illustrationToHostedPicture('article-marche'), 'avif')],
    ['image/webp', pictureSrcSet(illustrationToHostedPicture('article-marche'), 'webp')],
  ]);
  const image = picture?.querySelector('img');
  expect(image?.alt).toBe('Trois > deux, "dit-on"');
  expect(image?.getAttribute('loading')).toBe('lazy');
  expect(image?.getAttribute('height')).toBe('853');
  expect(page.querySelector('figure > figcaption')?.textContent).toBe('Huit heures');
});

test('an uploaded photo in an article’s HTML is offered in its sizes, with focal point and placeholder', () => {
  const id = '0123456789abcdef01234567';
  const address = photoUrl({
    id,
    width: 900,
    height: 1200,
    focal: { x: 20, y: 80 },
    placeholder: 'UklG-_',
    alt: 'Le quai & la barque',
    caption: null,
  });
  const page = show(
    `<p><img src="${address.replaceAll('&', '&amp;')}" alt="Le quai" width="900" height="1200" loading="lazy"></p>`,
  );
  const [avif, webp] = page.querySelectorAll('p > picture > source');
  expect(avif?.getAttribute('srcset')).toBe(
    [480, 800, 900].map((width) => `/media/${id}-${width}.avif ${width}w`).join(', '),
  );
  expect(webp?.getAttribute('type')).toBe('image/webp');
  const image = page.querySelector('picture > img');
  expect(image?.getAttribute('src')).toBe(`/media/${id}-900.webp`);
  expect(image?.getAttribute('alt')).toBe('Le quai');
  expect(image?.getAttribute('style')).toBe(
    'object-position:20% 80%;background:var(--color-sand) url(data:image/webp;base64,UklG+/) 20% 80% / cover',
  );
});

test.each([
  'https://images.example/art/article-marche-1280.webp',
  '/art/article-marche-1280.png',
  '/photos/hall.jpg',
])('rendering an article leaves a picture with the URL %s unchanged', (src) => {
  const page = show(`<p><img alt="/art/article-marche-1280.webp" src="${src}" loading="lazy"></p>`);
  expect(page.querySelector('picture')).toBeNull();
  expect(page.querySelector('p > img')?.getAttribute('src')).toBe(src);
});

test('the pictures in an article’s HTML are numbered on from the number of pictures before the article', () => {
  const { container } = render(<RichHtml html="<p>x</p>" picturesBefore={1} />);
  expect(container.querySelector('div')?.style.getPropertyValue('--pictures-before')).toBe('1');
});
