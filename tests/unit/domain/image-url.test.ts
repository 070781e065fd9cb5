import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestPictureUrl } from '#domain/media/picture-urls.ts';
import { extractPictureUrl } from '#domain/media/typed-picture.ts';
import { isHttpsUrl, isImageUrl, upgradeUrlToHttps } from '#domain/site/image-url.ts';
import { isDocumentId } from '#domain/site/record-paths.ts';

const address = 'https://images.example/a.jpg?w=1&h=2';

it.each([
  ['www.phare.example/chambres', 'https://www.phare.example/chambres'],
  ['http://phare.example', 'https://phare.example'],
  ['/art/a.webp', '/art/a.webp'],
  ['un www.phare', 'un www.phare'],
])('completing the typed URL %s gives %s', (typed, url) =>
  expect(upgradeUrlToHttps(typed)).toBe(url),
);

describe('isHttpsUrl', () => {
  it.each([
    'https://example.fr',
    'HTTPS://Example.fr/',
    'https://example.fr:8443/a',
    'https://hôtel.example/été.jpg',
    address,
  ])('the https URL %s is accepted', (url) => {
    expect(isHttpsUrl(url)).toBe(true);
    expect(isImageUrl(url)).toBe(true);
  });

  it.each([
    '',
    'http://example.fr',
    '//example.fr/a.jpg',
    'https://',
    'https://user:pass@example.fr/',
    'https://example.fr\\@evil.example',
    'https://example.fr/a b',
    'https://example.fr/"onerror="x',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    `https://example.fr/${'a'.repeat(2048)}`,
  ])('the text « %s » is refused as an https URL', (url) => {
    expect(isHttpsUrl(url)).toBe(false);
    expect(isImageUrl(url)).toBe(false);
  });

  it('no URL accepted as https is parsed as one with another protocol or with credentials', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a.:/@?#\\%[] é-') });
    fc.assert(
      fc.property(text, (rest) => {
        const url = `https://${rest}`;
        if (!isHttpsUrl(url) || !URL.canParse(url)) return;
        const { protocol, username, password } = new URL(url);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
      }),
    );
  });
});

describe('isImageUrl', () => {
  it.each(['/art/hotel-kyoto-1280.webp', '/art/own/photo.JPG'])(
    'the path %s is accepted as the URL of a picture',
    (path) => {
      expect(isImageUrl(path)).toBe(true);
      expect(isHttpsUrl(path)).toBe(false);
    },
  );

  it.each(['/art/../secret.webp', '/art/', '//art/a.webp', `/art/${'a'.repeat(2048)}.webp`])(
    'the path %s is refused as a picture',
    (path) => {
      expect(isImageUrl(path)).toBe(false);
    },
  );
});

describe('extractPictureUrl', () => {
  it.each([
    [address, address],
    [`  ${address}\n`, address],
    ['/art/destination-japon-1280.webp', '/art/destination-japon-1280.webp'],
    [`<img src="${address}">`, address],
    [`<IMG alt='x' SRC='${address}' />`, address],
    ['<img src="https://images.example/a.jpg?w=1&amp;h=2">', address],
    [`<a href="https://page.example"><img alt="a > b" src = "${address}"></a>`, address],
    [`<img data-src="https://lazy.example/a.jpg" src="${address}">`, address],
    [`<img alt="src=https://trick.example/a.jpg" src="${address}">`, address],
  ])('a banner’s URL is found in the pasted text %s', (text, expected) => {
    expect(extractPictureUrl(text)).toBe(expected);
  });

  it.each([
    '',
    'une image',
    '<img src="">',
    '<img src="http://images.example/a.jpg">',
    '<img src="javascript:alert(1)">',
    '<img src="&#106;avascript:alert(1)">',
    '<script src="https://images.example/a.js"></script>',
  ])('no banner’s URL is found in the pasted text « %s »', (text) => {
    expect(extractPictureUrl(text)).toBeNull();
  });

  it('the banner URL of any text is a valid image URL or null', () => {
    const parts = fc.constantFrom('<img', ' src', '=', '"', "'", '>', ' ', address, 'x:', '&#x3c;');
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string())), (pieces) => {
        const url = extractPictureUrl(pieces.join(''));
        expect(url === null || isImageUrl(url)).toBe(true);
      }),
    );
  });

  it('a banner URL is searched for in linear time in long hostile texts', () => {
    for (const piece of ['a', ' ', 'a ', 'a=', '="', '<img ', '/a']) {
      expect(extractPictureUrl(`<img ${piece.repeat(100_000)}`)).toBeNull();
    }
  });
});

it('the URL of an illustration becomes that of its largest file; the URL of a picture from another site is unchanged', () => {
  expect(largestPictureUrl('/art/hotel-riad-480.avif')).toBe('/art/hotel-riad-1920.webp');
  expect(largestPictureUrl(address)).toBe(address);
});

it.each(['ryokan-momiji', 'é', '...', 'a'.repeat(400)])('the document id %j is accepted', (id) => {
  expect(isDocumentId(id)).toBe(true);
});

it.each(['', '.', '..', '__x__', 'a/b', '\ud800', 'a'.repeat(401)])(
  'the document id %j is refused',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
