import {
  LIST_PAGE_LENGTH,
  type PageOfRecords,
  selectPageOfRecords,
} from '#domain/site/pagination.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from './article-categories.ts';
import type { BlogPostSummary } from './blog-post.ts';

export const HOME_ARTICLE_CATEGORIES = [
  'Guides',
  'Expériences',
  'Destinations',
  'Conseils',
] as const;

/** Number of articles that the home page shows per category, including the lead article. */
export const HOME_POSTS_PER_CATEGORY = 4;

export type ArticleListSlice = PageOfRecords<BlogPostSummary> & {
  categories: readonly ArticleCategory[];
};

/** Moves the lead article (the first featured one, else the newest) to the front. */
export function moveLeadArticleFirst(posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const lead = posts.find((post) => post.featured) ?? posts[0];
  return lead === undefined ? [] : [lead, ...posts.filter((post) => post !== lead)];
}

function inUse<T extends ArticleCategory>(categories: readonly T[], posts: BlogPostSummary[]): T[] {
  const usedCategories = new Set(posts.map((post) => post.category));
  return categories.filter((category) => usedCategories.has(category));
}

/** Returns a page of /blog: of all articles, or of one category; of all if the category has no articles. */
export function selectBlogPage(
  posts: BlogPostSummary[],
  category: ArticleCategory | undefined,
  page: number,
): ArticleListSlice {
  const categories = inUse(ARTICLE_CATEGORIES, posts);
  const chosen = categories.find((name) => name === category);
  const matchingPosts = chosen ? posts.filter((post) => post.category === chosen) : posts;
  return {
    ...selectPageOfRecords(moveLeadArticleFirst(matchingPosts), page, LIST_PAGE_LENGTH),
    categories,
  };
}

/** Returns all articles that the home page may show, whichever category is chosen there. */
export function selectHomePosts(posts: BlogPostSummary[]): ArticleListSlice {
  const categories = inUse(HOME_ARTICLE_CATEGORIES, posts);
  const groups = categories.map((name) => posts.filter((post) => post.category === name));
  const firstOfGroups = [posts, ...groups].flatMap((group) =>
    moveLeadArticleFirst(group).slice(0, HOME_POSTS_PER_CATEGORY),
  );
  const records = posts.filter((post) => firstOfGroups.includes(post));
  return { records, page: 1, pages: 1, categories };
}
