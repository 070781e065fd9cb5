/** A page of each public route. */
export const PUBLIC_PAGES = [
  '/',
  '/destinations',
  '/destinations/japon',
  '/hotels/ryokan-momiji',
  '/hotels/maison-kyra-anthoula',
  '/hotels/grand-hotel-du-lac-blanc',
  '/blog',
  '/blog/une-nuit-en-wagon-lit',
  '/about',
  '/contact',
  '/vacances-sur-mesure',
  '/legal',
  '/favicon-editor',
  '/favoris',
] as const;
