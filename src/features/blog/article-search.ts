import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/blog/article-categories.ts';

/** The category in the URL; absent means all. */
type ArticleSearch = { categorie?: ArticleCategory | undefined };

/** Reads the category from the URL. Never throws: an unknown one counts as absent. */
export function parseArticleSearch({ categorie }: Record<string, unknown>): ArticleSearch {
  return { categorie: ARTICLE_CATEGORIES.find((known) => known === categorie) };
}
