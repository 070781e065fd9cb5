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

export const HOME_CATEGORIES = ['Guides', 'Expériences', 'Destinations', 'Conseils'] as const;
export type HomeCategory = (typeof HOME_CATEGORIES)[number];

/** Returns the home page's tabs after « Tous », without categories that have no article. */
export function presentHomeCategories(
  posts: readonly { category: string | null }[],
): HomeCategory[] {
  const present = new Set(posts.map((post) => post.category));
  return HOME_CATEGORIES.filter((category) => present.has(category));
}
