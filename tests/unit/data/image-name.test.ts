// @vitest-environment happy-dom

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageName } from '#data/offline/image-name.ts';
import { isImageUrl } from '#domain/site/image-url.ts';

it('the name of an image on another site is its URL, even if the URL cannot be parsed', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a9.-:/?#é') });
  fc.assert(
    fc.property(text, (rest) => {
      const url = `https://a${rest}`;
      if (isImageUrl(url)) expect(imageName(url)).toBe(url);
    }),
  );
  expect(imageName('https://example.fr:99999/a.jpg')).toBe('https://example.fr:99999/a.jpg');
});
