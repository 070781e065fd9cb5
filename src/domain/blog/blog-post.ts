import * as v from 'valibot';
import {
  StoredImage,
  StoredInstant,
  StoredRequiredText,
  StoredText,
  StoredTextList,
  storedSeoFields,
} from '#domain/schema/stored-fields.ts';
import { ARTICLE_CATEGORIES } from './article-categories.ts';

/**
 * A blog post as it is read: a stored document plus its id. Id and title are required. `content` is
 * untrusted HTML: sanitise it before showing it.
 */
export const BlogPost = v.object({
  id: StoredRequiredText,
  title: StoredRequiredText,
  excerpt: StoredText,
  content: StoredText,
  image: StoredImage,
  category: v.fallback(v.nullable(v.picklist(ARTICLE_CATEGORIES)), null),
  author: StoredText,
  read_time: StoredText,
  featured: v.fallback(v.boolean(), false),
  tags: StoredTextList,
  ...storedSeoFields,
  published: v.fallback(v.boolean(), true),
  publish_at: StoredInstant,
  created_at: StoredInstant,
  updated_at: StoredInstant,
});
export type BlogPost = v.InferOutput<typeof BlogPost>;

/** The part of a post that a card shows. */
export const BlogPostSummary = v.pick(BlogPost, [
  'id',
  'title',
  'excerpt',
  'image',
  'category',
  'author',
  'read_time',
  'featured',
  'created_at',
]);
export type BlogPostSummary = v.InferOutput<typeof BlogPostSummary>;
