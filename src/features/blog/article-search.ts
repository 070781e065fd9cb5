import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/blog/article-categories.ts';

type ArticleSearch = { categorie?: ArticleCategory | undefined };

/** Reads the category from the URL; an unknown category counts as absent. */
export function parseArticleSearch({ categorie }: Record<string, unknown>): ArticleSearch {
  return { categorie: ARTICLE_CATEGORIES.find((known) => known === categorie) };
}
