import type { CataloguePage } from '#domain/site/catalogue.ts';
import type { ArticleCategory } from './article-categories.ts';
import type { BlogPostSummary } from './blog-post.ts';

/** What /blog shows: a page of the articles, and the categories that there are. */
export type BlogView = CataloguePage<BlogPostSummary> & {
  categories: readonly ArticleCategory[];
};

/** The part of a long list that a page shows: home, or /blog with the category and page asked for. */
export type PostPart =
  | { of: 'home'; records: BlogPostSummary[] }
  | (BlogView & { of: 'blog'; category?: ArticleCategory | undefined; asked: number });

/** All published articles, newest first, or of a long list a part. */
export type PostList = BlogPostSummary[] | PostPart;

/** The articles that are there. */
export const postsIn = (list: PostList): BlogPostSummary[] =>
  Array.isArray(list) ? list : list.records;
