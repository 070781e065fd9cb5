import * as v from 'valibot';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { firstIssues } from '#admin/features/editor/first-issues.ts';
import { parseTagList } from '#domain/admin/typed-values.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import type { ArticleValues } from './article-values.ts';

/** A text is stored to the letter, unless it holds what no page of an article may: that goes. */
function storedContent(typed: string): string {
  const { html, removed } = cleanHtml(typed);
  return removed.length === 0 ? typed : html;
}

/** What the fields hold as BlogPostInput takes it. */
export function toArticleInput(values: ArticleValues) {
  return {
    ...values,
    content: storedContent(values.content),
    category: values.category === '' ? null : values.category,
    tags: parseTagList(values.tags),
  };
}

/** What is wrong with the fields, in the rules' words. */
export function checkArticle(values: ArticleValues): Record<string, string> {
  return firstIssues(BlogPostInput, toArticleInput(values));
}

/** The article as its page would show it; what it may not hold is left out. */
export function toShownArticle(
  values: ArticleValues,
  id: string,
  createdAt: string | null,
): BlogPost {
  return v.parse(BlogPost, {
    ...toArticleInput(values),
    content: cleanHtml(values.content).html,
    id,
    title: values.title.trim() || 'Titre de l’article',
    image: values.image.trim(),
    created_at: createdAt,
    updated_at: null,
  });
}
