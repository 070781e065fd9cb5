import { PART_LENGTH, pageOf } from '#domain/site/catalogue.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory, HOME_CATEGORIES } from './article-categories.ts';
import type { BlogPostSummary } from './blog-post.ts';
import { HOME_POSTS, leadFirst } from './lead-post.ts';
import type { BlogView, PostPart } from './post-list.ts';

export function viewBlog(
  posts: readonly BlogPostSummary[],
  category: ArticleCategory | undefined,
  page: number,
): BlogView {
  const present = new Set(posts.map((post) => post.category));
  const categories = ARTICLE_CATEGORIES.filter((name) => present.has(name));
  const chosen = categories.find((name) => name === category);
  const found = chosen ? posts.filter((post) => post.category === chosen) : posts;
  return { ...pageOf(leadFirst(found), page, PART_LENGTH), categories };
}

export const blogPart = (
  posts: readonly BlogPostSummary[],
  category: ArticleCategory | undefined,
  asked: number,
): PostPart => ({ of: 'blog', category, asked, ...viewBlog(posts, category, asked) });

export function homePart(posts: readonly BlogPostSummary[]): PostPart {
  const shown = new Set(
    [undefined, ...HOME_CATEGORIES].flatMap((category) =>
      leadFirst(category ? posts.filter((post) => post.category === category) : posts).slice(
        0,
        HOME_POSTS,
      ),
    ),
  );
  return { of: 'home', records: posts.filter((post) => shown.has(post)) };
}
