export const ARTICLE_CATEGORIES = [
  'Expériences',
  'Destinations',
  'Guides',
  'Conseils',
  'Gastronomie',
  'Spa & Bien-être',
  'Culture',
  'Art de vivre',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

type ArticleSearch = { categorie?: ArticleCategory | undefined };

/** Reads the category of articles from the URL's parameters; undefined if missing or unknown. */
export function parseArticleCategoryParam({ categorie }: Record<string, unknown>): ArticleSearch {
  return { categorie: ARTICLE_CATEGORIES.find((category) => category === categorie) };
}
