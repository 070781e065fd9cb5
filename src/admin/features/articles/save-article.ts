import * as v from 'valibot';
import { saveRecord } from '#admin/data/save-record.ts';
import type { SaveTarget } from '#admin/features/editor/record-editor-options.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
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
