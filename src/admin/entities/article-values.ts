import * as v from 'valibot';
import { cleanHtml } from '#admin/data/clean-html.ts';
import type { FormValues } from '#admin/kit/editor/values.ts';
import { recordIdFor } from '#admin/kit/record-id.ts';
import { BlogPost, type POST } from '#domain/blog/blog-post.ts';

export type ArticleValues = FormValues<typeof POST>;

/** Returns the preferred id of an article. */
export const articleIdFor = ({ title }: ArticleValues) => recordIdFor(title ?? '', 'article');

/** Returns the article as its page would show it, sanitised. */
export function toShownArticle(
  values: ArticleValues,
  record: { id: string; created_at: string | null } | null,
): BlogPost {
  return v.parse(BlogPost, {
    ...values,
    content: cleanHtml(values.content ?? ''),
    id: record?.id ?? articleIdFor(values),
    title: values.title?.trim() || 'Titre de l’article',
    created_at: record?.created_at ?? null,
    updated_at: null,
  });
}
