/** The pages whose title and description administrators may write. */
export const PAGE_SLUGS = [
  'home',
  'intro',
  'destinations',
  'blog',
  'vacances-sur-mesure',
  'about',
  'contact',
  'legal',
  'favoris',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];
