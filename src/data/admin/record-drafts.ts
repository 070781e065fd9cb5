import { safeStorage } from '#data/browser-storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/storage-keys.ts';

/** What was typed into an editor and not saved. */
export type RecordDraft<TValues> = {
  values: TValues;
  /** When the record that it changes had been saved; null for a new one. */
  updatedAt: string | null;
  /** When it was typed (ISO). */
  keptAt: string;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const drafts = safeStorage<RecordDraft<unknown>>(RECORD_DRAFTS_DATABASE);

/** The drafts of one kind of editor; `isValues` tells whether what was kept still fits the form. */
export function recordDrafts<TValues>(
  kind: string,
  isValues: (values: unknown) => values is TValues,
) {
  const keyOf = (id: string | null) => `${kind}/${id ?? 'new'}`;
  return {
    /** The draft of a record, or of a new one (null). Never throws. */
    async read(id: string | null): Promise<RecordDraft<TValues> | null> {
      const draft = await drafts.getItem(keyOf(id));
      if (!draft || !isValues(draft.values)) return null;
      if (Date.now() - Date.parse(draft.keptAt) > MAX_AGE_MS) return null;
      return { ...draft, values: draft.values };
    },
    /** Keeps what is typed. Never throws. */
    async write(id: string | null, values: TValues, updatedAt: string | null): Promise<void> {
      const keptAt = new Date().toISOString();
      await drafts.setItem(keyOf(id), { values, updatedAt, keptAt });
    },
    /** Forgets it. Never throws. */
    clear: (id: string | null): Promise<void> => drafts.removeItem(keyOf(id)),
  };
}
