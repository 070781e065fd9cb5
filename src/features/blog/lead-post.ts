import type { BlogPostSummary } from '#domain/blog/blog-post.ts';

/** The lead of a list (the first featured post, else the newest) and the others in order. */
export function leadPost(
  posts: readonly BlogPostSummary[],
): [lead: BlogPostSummary | undefined, others: BlogPostSummary[]] {
  const lead = posts.find((post) => post.featured) ?? posts[0];
  return [lead, posts.filter((post) => post !== lead)];
}
