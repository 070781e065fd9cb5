import { storedHtml } from '#admin/data/clean-html.ts';
import type { EditorPageConfig } from '#admin/kit/editor/editor-config.ts';
import { postQueries } from '#data/queries.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { BlogPostInput } from '#domain/blog/blog-post.ts';
import {
  ArticleAside,
  ArticleFields,
  type ArticleValues,
  articleId,
  shownArticle,
} from './article-fields.tsx';

export const ARTICLE_EDITOR: EditorPageConfig<ArticleValues> = {
  entity: ENTITIES.articles,
  fields: ENTITIES.articles.fields,
  input: BlogPostInput,
  titles: { creation: 'Nouvel article', edition: 'Modifier l’article' },
  texts: {
    created: 'Article créé',
    changed: 'Article mis à jour',
    notChanged: "Impossible de sauvegarder l'article",
  },
  notLoaded: "Impossible de charger l'article",
  blank: { published: false },
  copy: { published: false, featured: false, publish_at: null },
  complete: (values) => ({ ...values, content: storedHtml(values.content ?? '') }),
  idFor: articleId,
  preview(values, record) {
    const post = shownArticle(values, record);
    const { queryKey } = postQueries.detail(post.id);
    return { path: `/blog/${post.id}`, queries: [{ queryKey, data: post }] };
  },
  Body: ArticleFields,
  Aside: ArticleAside,
};
