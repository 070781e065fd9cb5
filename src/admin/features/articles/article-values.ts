import * as v from 'valibot';
import { cleanHtml, storedHtml } from '#admin/data/clean-html.ts';
import { firstIssues } from '#admin/features/editor/field-errors.ts';
import { withTexts } from '#admin/features/editor/form-values.ts';
import { recordIdFor } from '#admin/features/list/record-id.ts';
import { formatTagList, parsePlan, parseTagList } from '#domain/admin/typed-values.ts';
import { BlogPost, BlogPostInput } from '#domain/blog/blog-post.ts';
import { withoutStamps } from '#domain/schema/stored.ts';
import { parisClock } from '#domain/text/dates.ts';

/** What the fields of a new article hold. */
export const EMPTY_ARTICLE = {
  title: '',
  excerpt: '',
  content: '',
  image: '',
  category: '',
  author: '',
  read_time: '',
  tags: '',
  seo_title: '',
  seo_description: '',
  seo_keywords: '',
  featured: false,
  published: false,
  publish_at: '',
};

export type ArticleValues = typeof EMPTY_ARTICLE;

/** An article as form values; its content unchanged. */
export function toArticleValues(post: BlogPost): ArticleValues {
  const { tags, publish_at, ...fields } = withoutStamps(post);
  const plan = parisClock(publish_at);
  return { ...withTexts(fields), tags: formatTagList(tags), publish_at: plan };
}

/** A stored document as form values; null when it is unreadable. */
export function storedArticleValues(stored: Record<string, unknown>): ArticleValues | null {
  const post = v.safeParse(BlogPost, stored);
  return post.success ? toArticleValues(post.output) : null;
}

/** The preferred id of an article, part of its URL. */
export const articleIdFor = (title: string): string => recordIdFor(title, 'article');

/** Form values as BlogPostInput takes them. */
export function toArticleInput(values: ArticleValues) {
  return {
    ...values,
    content: storedHtml(values.content),
    category: values.category === '' ? null : values.category,
    tags: parseTagList(values.tags),
    publish_at: parsePlan(values.publish_at),
  };
}

/** Validation errors by field. */
export function checkArticle(values: ArticleValues): Record<string, string> {
  return firstIssues(BlogPostInput, toArticleInput(values));
}

/** The article as its page would show it, sanitised. */
export function toShownArticle(
  values: ArticleValues,
  id: string,
  createdAt: string | null,
): BlogPost {
  return v.parse(BlogPost, {
    ...toArticleInput(values),
    content: cleanHtml(values.content),
    id,
    title: values.title.trim() || 'Titre de l’article',
    image: values.image.trim(),
    created_at: createdAt,
    updated_at: null,
  });
}
