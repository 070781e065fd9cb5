import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import {
  HOME_ARTICLE_CATEGORIES,
  HOME_POSTS_PER_CATEGORY,
  moveLeadArticleFirst,
  selectBlogPage,
  selectHomePosts,
} from '#domain/blog/post-list.later.ts';
import { LIST_PAGE_LENGTH, parsePageNumber, selectPageOfRecords } from '#domain/site/pagination.ts';
import { aPostSummary } from '../features/blog/a-post.ts';

const LONG = 700;
const posts = Array.from({ length: LONG }, (_, index) =>
  aPostSummary({
    id: `article-${index}`,
    title: `Article ${index}`,
    category: ARTICLE_CATEGORIES[index % ARTICLE_CATEGORIES.length] ?? null,
    featured: index === 400 || index === 402,
  }),
);

describe('pages of a list', () => {
  it('a list split into pages has page numbers from 1, and a number beyond the last page gives the last page', () => {
    expect(selectPageOfRecords([1, 2, 3, 4, 5], 2, 2)).toEqual({
      records: [3, 4],
      page: 2,
      pages: 3,
    });
    expect(selectPageOfRecords([1, 2, 3, 4, 5], 99, 2)).toEqual({
      records: [5],
      page: 3,
      pages: 3,
    });
    expect(selectPageOfRecords([], 2, 2)).toEqual({ records: [], page: 1, pages: 1 });
  });

  it('the page number of a list split into pages is read from the URL, and is 1 when invalid', () => {
    expect(parsePageNumber({ page: 3 })).toBe(3);
    expect(parsePageNumber({})).toBe(1);
    for (const page of [undefined, 0, -1, 1.5, '2', 'x', 1e300])
      expect(parsePageNumber({ page })).toBe(1);
  });
});

describe('a long list of articles', () => {
  it('the articles selected for the home page suffice to show each category as with the list of all articles', () => {
    const part = selectHomePosts(posts).records;
    expect(part.length).toBeLessThan(30);
    for (const category of [undefined, ...HOME_ARTICLE_CATEGORIES]) {
      const shown = (list: typeof part) =>
        moveLeadArticleFirst(category ? list.filter((post) => post.category === category) : list)
          .slice(0, HOME_POSTS_PER_CATEGORY)
          .map(({ id }) => id);
      expect(shown(part)).toEqual(shown(posts));
    }
  });

  it('a category of the blog is split into pages, the first of which begins with the featured article', () => {
    const view = selectBlogPage(posts, 'Guides', 2);
    const guides = posts.filter(({ category }) => category === 'Guides');
    expect(view).toMatchObject({ page: 2, pages: Math.ceil(guides.length / LIST_PAGE_LENGTH) });
    const all = Array.from({ length: view.pages }, (_, index) =>
      selectBlogPage(posts, 'Guides', index + 1),
    );
    const ids = all.flatMap(({ records }) => records.map(({ id }) => id));
    expect(ids[0]).toBe('article-402');
    expect(new Set(ids)).toEqual(new Set(guides.map(({ id }) => id)));
    expect(view.categories).toEqual(ARTICLE_CATEGORIES);
  });

  it('the blog begins with the featured article, and is empty without articles', () => {
    expect(selectBlogPage(posts, undefined, 1).records).toEqual(
      moveLeadArticleFirst(posts).slice(0, LIST_PAGE_LENGTH),
    );
    expect(selectBlogPage([], undefined, 1)).toMatchObject({ records: [], page: 1, pages: 1 });
  });
});
