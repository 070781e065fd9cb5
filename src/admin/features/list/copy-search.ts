import { readText } from './list-search.ts';

/** « …/new?depuis=… »: a new record that starts as a copy. */
export type CopySearch = { depuis?: string | undefined };

export const parseCopySearch = (search: Record<string, unknown>): CopySearch => ({
  depuis: readText(search.depuis),
});

/** Names the drafts of an editor: those of a copy are not those of an empty form. */
export const draftKind = (kind: string, depuis: string | undefined): string =>
  depuis === undefined ? kind : `${kind}-copie-${depuis}`;
