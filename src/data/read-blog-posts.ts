import { BlogPost, type BlogPostSummary, toBlogPostSummary } from '#domain/blog/blog-post.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { listPublished, readPublished } from './read-published.ts';

/** All published posts, newest first; malformed documents are left out. Rejects when unreachable. */
export async function listPosts(): Promise<BlogPostSummary[]> {
  return (await listPublished(BlogPost, COLLECTIONS.blogPosts)).map(toBlogPostSummary);
}

/** One published post, its content sanitised, or null. Rejects when unreachable. */
export async function getPost(id: string): Promise<BlogPost | null> {
  const [post, { sanitiseArticle }] = await Promise.all([
    readPublished(BlogPost, COLLECTIONS.blogPosts, id),
    // Only articles need the sanitiser; loaded in parallel with the post.
    import('./sanitise-article.ts'),
  ]);
  if (!post?.content) return post;
  return { ...post, content: await sanitiseArticle(post.content) };
}
