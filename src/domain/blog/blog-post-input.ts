import * as v from 'valibot';
import {
  optionalImage,
  optionalLine,
  optionalText,
  requiredLine,
  textList,
  writtenSeoFields,
} from '#domain/admin/written-fields.ts';
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  EXCERPT_MAX,
  READ_TIME_MAX,
  TITLE_MAX,
} from '#domain/site/limits.ts';
import { ARTICLE_CATEGORIES } from './article-categories.ts';
import type { BlogPost } from './blog-post.ts';

/**
 * What an administrator may write of a post (spec section 5): no other key. Optional fields are
 * stored as null when empty, tags as null when there is none.
 */
export const BlogPostInput = v.strictObject({
  title: requiredLine(TITLE_MAX, 'Le titre est requis'),
  excerpt: optionalText(EXCERPT_MAX),
  content: optionalText(CONTENT_MAX),
  image: optionalImage,
  category: v.nullish(v.picklist(ARTICLE_CATEGORIES, "Cette catégorie n'existe pas"), null),
  author: optionalLine(AUTHOR_MAX),
  read_time: optionalLine(READ_TIME_MAX),
  featured: v.optional(v.boolean(), false),
  tags: v.pipe(
    textList,
    v.transform((tags) => (tags.length === 0 ? null : tags)),
  ),
  ...writtenSeoFields,
  published: v.optional(v.boolean(), true),
});
export type BlogPostInput = v.InferOutput<typeof BlogPostInput>;

/** A post as its editor starts. */
export function toBlogPostInput(post: BlogPost): BlogPostInput {
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = post;
  return fields;
}
