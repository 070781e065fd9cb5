import { describe, expect, it } from 'vitest';
import { readingMinutes } from '#domain/blog/blog-post-input.ts';

const words = (count: number) => 'mot '.repeat(count);

describe('readingMinutes', () => {
  it.each([
    [1, 1],
    [200, 1],
    [299, 1],
    [301, 2],
    [1200, 6],
  ])('reads %i words in %i minutes', (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  it('counts the words that are read only', () => {
    const html = `<h2>Titre</h2><p>${words(299)}— « ! »</p><script>${words(500)}</script>`;
    expect(readingMinutes(html)).toBe(2);
    expect(readingMinutes(html.replace('<h2>Titre</h2>', ''))).toBe(1);
  });

  it.each(['', '<p></p>', '<p>…</p>', '<img alt="mot mot">'])(
    'has nothing to read in %s',
    (html) => {
      expect(readingMinutes(html)).toBeNull();
    },
  );
});
