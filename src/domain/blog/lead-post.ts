import type { BlogPostSummary } from './blog-post.ts';

/** Articles of a category on the home page: the lead, and those beside it. */
export const HOME_POSTS = 4;

/** The lead of a list (the first featured post, else the newest) and the others in order. */
export function leadPost(
  posts: readonly BlogPostSummary[],
): [lead: BlogPostSummary | undefined, others: BlogPostSummary[]] {
  const lead = posts.find((post) => post.featured) ?? posts[0];
  return [lead, posts.filter((post) => post !== lead)];
}

/** A list with its lead first. */
export function leadFirst(posts: readonly BlogPostSummary[]): BlogPostSummary[] {
  const [lead, others] = leadPost(posts);
  return lead === undefined ? others : [lead, ...others];
}
