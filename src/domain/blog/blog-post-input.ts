import * as v from 'valibot';
import {
  optionalImage,
  optionalLine,
  optionalText,
  plannedInstant,
  requiredLine,
  textList,
  writtenSeoFields,
} from '#domain/schema/written-fields.ts';
import {
  AUTHOR_MAX,
  CONTENT_MAX,
  EXCERPT_MAX,
  READ_TIME_MAX,
  TITLE_MAX,
} from '#domain/site/limits.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { ARTICLE_CATEGORIES } from './article-categories.ts';
import type { BlogPost } from './blog-post.ts';

/**
 * The fields of a post that an administrator writes: no other key. Optional fields are stored as
 * null when empty, tags as null when there are none.
 */
export const BlogPostInput = v.strictObject({
  title: requiredLine(TITLE_MAX, 'Le titre est requis'),
  excerpt: optionalText(EXCERPT_MAX),
  content: optionalText(CONTENT_MAX),
  image: optionalImage,
  category: v.nullish(v.picklist(ARTICLE_CATEGORIES, 'Cette catégorie n’existe pas'), null),
  author: optionalLine(AUTHOR_MAX),
  read_time: optionalLine(READ_TIME_MAX),
  featured: v.optional(v.boolean(), false),
  tags: v.pipe(
    textList,
    v.transform((tags) => (tags.length === 0 ? null : tags)),
  ),
  ...writtenSeoFields,
  published: v.optional(v.boolean(), true),
  publish_at: plannedInstant,
});
export type BlogPostInput = v.InferOutput<typeof BlogPostInput>;

/** The values a post's editor starts with. */
export function toBlogPostInput(post: BlogPost): BlogPostInput {
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = post;
  return fields;
}

const WORDS_PER_MINUTE = 200;

/** The reading time of some HTML in whole minutes, at least 1; null when it has no words. */
export function readingMinutes(html: string): number | null {
  const words = htmlToText(html)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length === 0 ? null : Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
