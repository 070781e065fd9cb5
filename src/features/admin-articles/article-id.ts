import { slugify } from '#domain/slug.ts';

/** In an address: an article that does not exist yet. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** The id that an article of this title would like, which is part of its address. */
export function articleIdFor(title: string): string {
  const slug = slugify(title).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `article${slug && `-${slug}`}` : slug;
}
