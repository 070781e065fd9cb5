import { slugify } from '#domain/text/slug.ts';
import { readText } from './list-search.ts';

/** In an address: a record that does not exist yet. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** The id that a record of this name would like, which is part of its address. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}

/** « …/new?depuis=… »: a new record that starts as a copy. */
export type CopySearch = { depuis?: string | undefined };

export const parseCopySearch = (search: Record<string, unknown>): CopySearch => ({
  depuis: readText(search.depuis),
});

/** Names the drafts of an editor: those of a copy are not those of an empty form. */
export const draftKind = (kind: string, depuis: string | undefined): string =>
  depuis === undefined ? kind : `${kind}-copie-${depuis}`;
