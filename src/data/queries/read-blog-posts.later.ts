import { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import { readingTimeText } from '#domain/blog/reading-time.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { fetchEncodedDocument, getDocument, listDocuments } from '../firestore/firestore.ts';
import { NEWEST_FIRST, PUBLISHED_ONLY } from '../firestore/firestore-query.ts';

export async function listPosts(): Promise<BlogPostSummary[]> {
  const { blogPosts } = COLLECTIONS;
  if (import.meta.env.SSR) {
    const { listPublishedRecords } = await import('../server/published-records.ts');
    return listPublishedRecords(BlogPostSummary, blogPosts);
  }
  const newest = { where: [PUBLISHED_ONLY], orderBy: NEWEST_FIRST };
  return listDocuments(BlogPostSummary, blogPosts, newest);
}

type AdjacentPosts = {
  next?: BlogPostSummary | undefined;
  previous?: BlogPostSummary | undefined;
};

export async function listAdjacentPosts(id: string): Promise<AdjacentPosts> {
  const post = await fetchEncodedDocument(COLLECTIONS.blogPosts, id);
  // Articles are in the order of their dates, so an article without a date has no neighbours.
  if (!post?.fields.created_at) return {};
  const listBeside = (direction: 'asc' | 'desc') =>
    listDocuments(BlogPostSummary, COLLECTIONS.blogPosts, {
      where: [PUBLISHED_ONLY],
      orderBy: { field: 'created_at', direction },
      startAfter: post,
      limit: 1,
    });
  const [newer, older] = await Promise.all([listBeside('asc'), listBeside('desc')]);
  return { next: newer[0], previous: older[0] };
}

export async function getPost(id: string): Promise<BlogPost | null> {
  const sanitiser = import('../articles/sanitise-article.later.ts');
  const post = await getDocument(BlogPost, COLLECTIONS.blogPosts, id);
  await sanitiser;
  return post && preparePostForDisplay(post);
}

/** Returns an article as its page shows it: with sanitised HTML, linked footnotes and a reading time. */
export async function preparePostForDisplay(post: BlogPost): Promise<BlogPost> {
  const { sanitiseArticle } = await import('../articles/sanitise-article.later.ts');
  if (!post.content) return post;
  return {
    ...post,
    content: await sanitiseArticle(post.content),
    read_time: post.read_time ?? readingTimeText(post.content),
  };
}
