import { safeStorage } from '#data/browser-storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';

/** Unsaved input of an editor. */
export type RecordDraft<TValues> = {
  /** One per visit: visits do not overwrite each other's drafts. */
  slot: string;
  values: TValues;
  /** The `updated_at` of the edited record; null for a new one. */
  updatedAt: string | null;
  /** The values that were opened; null for a new record, or when they are not known. */
  base: TValues | null;
  /** When it was typed (ISO). */
  keptAt: string;
};

/** What a visit stores of its input. */
type TypedValues<TValues> = Pick<RecordDraft<TValues>, 'values' | 'updatedAt' | 'base'>;

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const drafts = safeStorage<Omit<RecordDraft<unknown>, 'slot'>>(RECORD_DRAFTS_DATABASE);

/**
 * The drafts of one record, or of a new one (null), in one kind of editor; `isValues` tells whether
 * a stored draft still fits the form. Never throws.
 */
export function recordDrafts<TValues>(
  kind: string,
  id: string | null,
  isValues: (values: unknown) => values is TValues,
) {
  const prefix = `${kind}/${id ?? 'new'}/`;
  return {
    /** The drafts of earlier visits, newest first; those that are too old are deleted. */
    async read(): Promise<RecordDraft<TValues>[]> {
      const kept: RecordDraft<TValues>[] = [];
      for (const [key, { values, base, ...draft }] of await drafts.entries()) {
        const isOld = Date.now() - Date.parse(draft.keptAt) > MAX_AGE_MS;
        if (isOld) await drafts.removeItem(key);
        else if (key.startsWith(prefix) && isValues(values))
          kept.push({
            ...draft,
            values,
            base: isValues(base) ? base : null,
            slot: key.slice(prefix.length),
          });
      }
      return kept.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
    },
    /** Stores the input of a visit. */
    async write(slot: string, typed: TypedValues<TValues>): Promise<void> {
      const { values, updatedAt, base } = typed;
      const keptAt = new Date().toISOString();
      await drafts.setItem(prefix + slot, { values, updatedAt, base, keptAt });
    },
    /** Deletes the draft of a visit. */
    clear: (slot: string): Promise<void> => drafts.removeItem(prefix + slot),
  };
}
