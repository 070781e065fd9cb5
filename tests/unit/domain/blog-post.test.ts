import { describe, expect, it, test } from 'vitest';
import { extractHotelIdsFromHtml, findMentionedHotels } from '#domain/blog/named-hotels.ts';
import { selectHomePosts } from '#domain/blog/post-list.later.ts';
import { readingTimeText } from '#domain/blog/reading-time.ts';
import { aPostSummary } from '../features/blog/a-post.ts';

test('the home page has a tab for each of its four article categories that has articles, always in the same order', () => {
  const inUse = ['Conseils', 'Culture', 'Guides', 'Expériences', 'Destinations', null];
  const posts = inUse.map((category) => aPostSummary({ category }));
  const shown = ['Guides', 'Expériences', 'Destinations', 'Conseils'];
  expect(selectHomePosts(posts).categories).toEqual(shown);
  expect(selectHomePosts(posts.slice(0, 3)).categories).toEqual(['Guides', 'Conseils']);
});

const words = (count: number) => 'mot '.repeat(count);

describe('readingTimeText', () => {
  it.each([
    [1, '1 min'],
    [220, '1 min'],
    [331, '2 min'],
  ])('an article of %i words takes %s to read', (count, minutes) => {
    expect(readingTimeText(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  it('the reading time of an article counts only visible words', () => {
    const html = `<h2>Titre</h2><p>${words(329)}— « ! »</p><script>${words(500)}</script>`;
    expect(readingTimeText(html)).toBe('2 min');
    expect(readingTimeText(html.replace('<h2>Titre</h2>', ''))).toBe('1 min');
  });

  it.each(['', '<p></p>', '<p>…</p>', '<img alt="mot mot">'])(
    'the reading time of %o, which has no words, is null',
    (html) => {
      expect(readingTimeText(html)).toBeNull();
    },
  );
});

describe('the hotels of an article', () => {
  const hotels = ['Lac', 'Villa Ornavento', 'Lac Blanc'].map((name, index) => ({
    id: `h-${index}`,
    name,
  }));
  const idsIn = (html: string) => findMentionedHotels(html, hotels).map(({ id }) => id);

  it('the hotels of an article are those that its text links to, in order, then those that it names', () => {
    const html =
      '<p>La <em>Villa</em>&nbsp;Ornavento, puis <a title="x" href="/hotels/h-2#prix" rel="noopener">ici</a>, <a href="/hotels/h-0">là</a> et <a href="/hotels/h-2">encore</a>.</p>';
    expect(extractHotelIdsFromHtml(html)).toEqual(['h-2', 'h-0']);
    expect(idsIn(html)).toEqual(['h-2', 'h-0', 'h-1']);
  });

  it.each([
    ['Le Lac, enfin.', ['h-0']],
    ['Lacs, Lacustre, lac et Polac, puis le Lac', ['h-0']],
    ['Le Lac<sup><a href="#note-1">1</a></sup>', ['h-0']],
    ['Lacs, MonLac et villa ornavento', []],
    ['<a href="/hotels/ferme">Une autre</a> <a href="/blog/h-0">h-1</a>', []],
  ])('the article « %s » names the hotels %j', (html, ids) => expect(idsIn(html)).toEqual(ids));
});
