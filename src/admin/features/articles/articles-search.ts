import {
  readOneOf,
  readText,
  type SortSearch,
  YES_NO,
  type YesNo,
} from '#admin/features/list/list-search.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/blog/article-categories.ts';

const ARTICLE_SORTS = ['titre', 'categorie', 'auteur', 'date', 'vedette', 'publie'] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

/** What the address of the list says; what is absent lets everything pass, the newest first. */
export type ArticlesSearch = SortSearch<ArticleSort> & {
  q?: string | undefined;
  categorie?: ArticleCategory | undefined;
  /** « Article Vedette ». */
  vedette?: YesNo | undefined;
  publie?: YesNo | undefined;
};

/** Reads the address of the list. It never throws: what cannot be read counts as absent. */
export function parseArticlesSearch(search: Record<string, unknown>): ArticlesSearch {
  return {
    q: readText(search.q),
    categorie: readOneOf(search.categorie, ARTICLE_CATEGORIES),
    vedette: readOneOf(search.vedette, YES_NO),
    publie: readOneOf(search.publie, YES_NO),
    tri: readOneOf(search.tri, ARTICLE_SORTS),
    ordre: readOneOf(search.ordre, ['desc']),
  };
}
