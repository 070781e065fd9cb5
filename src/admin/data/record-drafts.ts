import { safeStorage } from '#data/browser-storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';

/** What was typed into an editor and not saved. */
export type RecordDraft<TValues> = {
  /** The place of the visit that typed it: no visit writes over another's. */
  slot: string;
  values: TValues;
  /** When the record that it changes had been saved; null for a new one. */
  updatedAt: string | null;
  /** When it was typed (ISO). */
  keptAt: string;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const drafts = safeStorage<Omit<RecordDraft<unknown>, 'slot'>>(RECORD_DRAFTS_DATABASE);

/**
 * The drafts of one record, or of a new one (null), of one kind of editor; `isValues` tells whether
 * what was kept still fits the form. Nothing of it ever throws.
 */
export function recordDrafts<TValues>(
  kind: string,
  id: string | null,
  isValues: (values: unknown) => values is TValues,
) {
  const prefix = `${kind}/${id ?? 'new'}/`;
  return {
    /** All that earlier visits left, the newest first. What is too old is forgotten. */
    async read(): Promise<RecordDraft<TValues>[]> {
      const kept: RecordDraft<TValues>[] = [];
      for (const [key, { values, ...draft }] of await drafts.entries()) {
        const isOld = Date.now() - Date.parse(draft.keptAt) > MAX_AGE_MS;
        if (isOld) await drafts.removeItem(key);
        else if (key.startsWith(prefix) && isValues(values))
          kept.push({ ...draft, values, slot: key.slice(prefix.length) });
      }
      return kept.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
    },
    /** Keeps what is typed. */
    async write(slot: string, values: TValues, updatedAt: string | null): Promise<void> {
      const keptAt = new Date().toISOString();
      await drafts.setItem(prefix + slot, { values, updatedAt, keptAt });
    },
    /** Forgets what one visit typed. */
    clear: (slot: string): Promise<void> => drafts.removeItem(prefix + slot),
  };
}
