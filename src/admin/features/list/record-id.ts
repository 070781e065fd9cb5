import { slugify } from '#domain/text/fold-text.ts';
import { readText, searchReader } from './list-search.ts';

/** Stands for the id of a new record in URLs. */
export const NEW_ID = 'new';

const LONGEST = 80;

/** The preferred id, and URL slug, of a record with this name; `kind` avoids an empty or reserved one. */
export function recordIdFor(name: string, kind: string): string {
  const slug = slugify(name).slice(0, LONGEST).replace(/-$/, '');
  return slug === '' || slug === NEW_ID ? `${kind}${slug && `-${slug}`}` : slug;
}

/** `…/new?depuis=ID`: a new record that starts as a copy. */
export const readCopySearch = searchReader({ depuis: readText });
export type CopySearch = ReturnType<typeof readCopySearch>;

/** Key of an editor's drafts: a copy and an empty form have separate ones. */
export const draftKind = (kind: string, depuis: string | undefined): string =>
  depuis === undefined ? kind : `${kind}-copie-${depuis}`;
