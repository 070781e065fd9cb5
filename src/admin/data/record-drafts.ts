import { safeStorage } from '#data/browser-storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';
import { adminAuth } from './admin-auth.ts';

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

/** Drafts are an account's own: the device may be shared. Theirs stay while a session is taken up again. */
let account: string | undefined;
function ownPrefix(): string {
  account = adminAuth.currentUser?.uid ?? account;
  return `${account ?? ''}/`;
}

/** A key without an account, of a time when drafts were everybody's. */
const isNobodys = (key: string): boolean => key.split('/').length < 4;

/** Once they were forgotten, an editor that is still open keeps none. */
let isForgotten = false;

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
  const prefixOf = () => `${ownPrefix()}${kind}/${id ?? 'new'}/`;
  return {
    /** The drafts of earlier visits, newest first; those that are too old are deleted. */
    async read(): Promise<RecordDraft<TValues>[]> {
      const kept: RecordDraft<TValues>[] = [];
      const prefix = prefixOf();
      for (const [key, { values, base, ...draft }] of await drafts.entries()) {
        const isOld = Date.now() - Date.parse(draft.keptAt) > MAX_AGE_MS;
        if (isOld || isNobodys(key)) await drafts.removeItem(key);
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
      if (isForgotten) return;
      await drafts.setItem(prefixOf() + slot, { values, updatedAt, base, keptAt });
    },
    /** Deletes the draft of a visit. */
    clear: (slot: string): Promise<void> => drafts.removeItem(prefixOf() + slot),
  };
}

const ownKeys = async (): Promise<string[]> => {
  const keys = (await drafts.entries()).map(([key]) => key);
  return keys.filter((key) => key.startsWith(ownPrefix()));
};

/** Whether this device keeps drafts of the account. Never throws. */
export const hasDrafts = async (): Promise<boolean> => (await ownKeys()).length > 0;

/** Deletes the account's drafts on this device, and keeps no more until the page is loaded anew. */
export async function forgetDrafts(): Promise<void> {
  isForgotten = true;
  await Promise.all((await ownKeys()).map((key) => drafts.removeItem(key)));
}
