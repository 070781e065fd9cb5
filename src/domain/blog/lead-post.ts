import type { BlogPostSummary } from './blog-post.ts';

/** Number of articles in a category on the home page, including the lead. */
export const HOME_POSTS = 4;

/** Separates the lead of a list (the first featured article, else the newest) from the other articles. */
export function leadPost(
  posts: readonly BlogPostSummary[],
): [lead: BlogPostSummary | undefined, others: BlogPostSummary[]] {
  const lead = posts.find((post) => post.featured) ?? posts[0];
  return [lead, posts.filter((post) => post !== lead)];
}

export function leadFirst(posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const [lead, others] = leadPost(posts);
  return lead === undefined ? others : [lead, ...others];
}
