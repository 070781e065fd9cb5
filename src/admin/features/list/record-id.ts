import { slugify } from '#domain/text/fold-text.ts';

/** In an address: a record that does not exist yet. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** The id that a record of this name would like, which is part of its address. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}
