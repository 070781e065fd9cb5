import { BlogPost, BlogPostSummary } from '#domain/blog/blog-post.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { firestoreLite } from './firebase/firestore-lite.ts';
import { listFields } from './list-fields.ts';
import { readDocuments } from './read-documents.ts';
import { readPublished } from './read-published.ts';

export const listPosts = (): Promise<BlogPostSummary[]> =>
  listFields(BlogPostSummary, COLLECTIONS.blogPosts);

export async function listPostsAround(id: string): Promise<BlogPostSummary[]> {
  const { collection, db, doc, getDoc, getDocs, limit, orderBy, query, startAfter, where } =
    await firestoreLite();
  const post = await getDoc(doc(db, COLLECTIONS.blogPosts, id));
  // A post without a date appears in no list, so no post is next to it.
  if (!post.exists() || post.get('created_at') === undefined) return [];
  const beside = async (direction: 'asc' | 'desc') => {
    const { docs } = await getDocs(
      query(
        collection(db, COLLECTIONS.blogPosts),
        where('published', '==', true),
        orderBy('created_at', direction),
        // Starts after the document rather than its date, because posts may share a date.
        startAfter(post),
        limit(1),
      ),
    );
    return docs;
  };
  const [next, previous] = await Promise.all([beside('asc'), beside('desc')]);
  const around = [...next, post, ...previous];
  return readDocuments(BlogPostSummary, COLLECTIONS.blogPosts, around);
}

export async function getPost(id: string): Promise<BlogPost | null> {
  const [post, { sanitiseArticle }] = await Promise.all([
    readPublished(BlogPost, COLLECTIONS.blogPosts, id),
    // Only articles need the sanitiser, which loads in parallel with the post.
    import('./sanitise-article.ts'),
  ]);
  if (!post?.content) return post;
  return { ...post, content: await sanitiseArticle(post.content) };
}
