import { describe, expect, it, test } from 'vitest';
import { readingMinutes } from '#domain/blog/blog-post.ts';
import { viewHome } from '#domain/blog/post-list.ts';
import { aSummary } from '../features/journal/a-post.ts';

test('only categories of existing articles have a tab on the home page, in a fixed order', () => {
  const inUse = ['Conseils', 'Culture', 'Guides', 'Expériences', 'Destinations', null];
  const posts = inUse.map((category) => aSummary({ category }));
  const shown = ['Guides', 'Expériences', 'Destinations', 'Conseils'];
  expect(viewHome(posts).categories).toEqual(shown);
  expect(viewHome(posts.slice(0, 3)).categories).toEqual(['Guides', 'Conseils']);
});

const words = (count: number) => 'mot '.repeat(count);

describe('readingMinutes', () => {
  it.each([
    [1, 1],
    [200, 1],
    [301, 2],
  ])('takes an article of %i words as %i minutes to read', (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  it('counts only visible words', () => {
    const html = `<h2>Titre</h2><p>${words(299)}— « ! »</p><script>${words(500)}</script>`;
    expect(readingMinutes(html)).toBe(2);
    expect(readingMinutes(html.replace('<h2>Titre</h2>', ''))).toBe(1);
  });

  it.each(['', '<p></p>', '<p>…</p>', '<img alt="mot mot">'])(
    'is null for %o, which has no words',
    (html) => {
      expect(readingMinutes(html)).toBeNull();
    },
  );
});
