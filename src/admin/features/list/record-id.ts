import { slugify } from '#domain/text/fold-text.ts';
import { readText } from './list-search.ts';

/** Stands for the id of a new record in URLs. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** The preferred id, and URL slug, of a record with this name; `kind` avoids an empty or reserved one. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}

/** `…/new?depuis=ID`: a new record that starts as a copy. */
export type CopySearch = { depuis?: string | undefined };

export const parseCopySearch = (search: Record<string, unknown>): CopySearch => ({
  depuis: readText(search.depuis),
});

/** Key of an editor's drafts: a copy and an empty form have separate ones. */
export const draftKind = (kind: string, depuis: string | undefined): string =>
  depuis === undefined ? kind : `${kind}-copie-${depuis}`;
