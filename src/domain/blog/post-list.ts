import type { CataloguePage } from '#domain/site/catalogue.ts';
import type { ArticleCategory } from './article-categories.ts';
import type { BlogPostSummary } from './blog-post.ts';

export type BlogView = CataloguePage<BlogPostSummary> & {
  categories: readonly ArticleCategory[];
};

/** The part of a long list that a page shows: home, or /blog with a category and the page asked for. */
export type PostPart =
  | { of: 'home'; records: BlogPostSummary[] }
  | (BlogView & { of: 'blog'; category?: ArticleCategory | undefined; asked: number });

/** All published articles, newest first; of a long list, the server sends only a part. */
export type PostList = BlogPostSummary[] | PostPart;

export const postsIn = (list: PostList): BlogPostSummary[] =>
  Array.isArray(list) ? list : list.records;
