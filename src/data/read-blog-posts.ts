import { BlogPost, type BlogPostSummary, toBlogPostSummary } from '#domain/blog-post.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { listPublished, readPublished } from './read-published.ts';

/** All published posts, newest first; malformed documents are left out. Rejects when unreachable. */
export async function listPosts(): Promise<BlogPostSummary[]> {
  return (await listPublished(BlogPost, COLLECTIONS.blogPosts)).map(toBlogPostSummary);
}

/** One published post, or null. Rejects when unreachable. */
export function getPost(id: string): Promise<BlogPost | null> {
  return readPublished(BlogPost, COLLECTIONS.blogPosts, id);
}
