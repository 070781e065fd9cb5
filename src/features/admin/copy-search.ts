import { readText } from './list-search.ts';

/** « …/new?depuis=… »: a new record that starts as a copy. */
export type CopySearch = { depuis?: string | undefined };

export const parseCopySearch = (search: Record<string, unknown>): CopySearch => ({
  depuis: readText(search.depuis),
});
