import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { database } from './firestore.ts';

const collection = () => database().collection(COLLECTIONS.blogPosts);

/** A word that no other article has: it names a test's own articles, and finds them. */
export const uniqueWord = (): string => `essai${crypto.randomUUID().slice(0, 8)}`;

/** Stores an article of a test's own, unpublished unless it says otherwise. */
export async function plantArticle(id: string, fields: object = {}): Promise<void> {
  await collection()
    .doc(id)
    .set({
      title: id,
      excerpt: null,
      content: null,
      image: null,
      category: null,
      author: null,
      read_time: null,
      featured: false,
      tags: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      published: false,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      ...fields,
    });
}

/** The fields of a stored article; undefined when there is none. */
export async function storedArticle(id: string): Promise<Record<string, unknown> | undefined> {
  return (await collection().doc(id).get()).data();
}

/** Takes all articles away whose id begins so. */
export async function removeArticles(prefix: string): Promise<void> {
  const { docs } = await collection().get();
  for (const { id, ref } of docs) if (id.startsWith(prefix)) await ref.delete();
}
