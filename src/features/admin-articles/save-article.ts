import * as v from 'valibot';
import { saveRecord } from '#data/admin/save-record.ts';
import { BlogPostInput } from '#domain/blog-post-input.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import type { SaveTarget } from '#features/admin/record-editor-options.ts';
import { articleIdFor } from './article-id.ts';
import { toArticleInput } from './article-input.ts';
import type { ArticleValues } from './article-values.ts';

/** Writes an article; rejects as `saveRecord` does. */
export async function saveArticle(
  values: ArticleValues,
  { opened, formerId }: SaveTarget<ArticleValues>,
): Promise<void> {
  const input = v.parse(BlogPostInput, toArticleInput(values));
  const wantedId = articleIdFor(input.title);
  await saveRecord({ collection: COLLECTIONS.blogPosts, input, opened, wantedId, formerId });
}
