import { safeStorage } from '#data/browser-storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';
import { adminAuth } from './admin-auth.ts';

/** Unsaved input of an editor. */
export type RecordDraft<TValues> = {
  values: TValues;
  /** The `updated_at` of the edited record; null for a new one. */
  updatedAt: string | null;
  /** The values that were opened; null for a new record, or when they are not known. */
  base: TValues | null;
  /** When it was typed (ISO). */
  keptAt: string;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Drafts are an account's own: the device may be shared. Kept while a session is being renewed. */
let account: string | undefined;
function ownPrefix(): string {
  account = adminAuth.currentUser?.uid ?? account;
  return `${account ?? ''}/`;
}

/** Once drafts are forgotten, an editor that is still open keeps none. */
let isForgotten = false;

const drafts = safeStorage<RecordDraft<unknown>>(RECORD_DRAFTS_DATABASE);

const isOld = ({ keptAt }: RecordDraft<unknown>): boolean =>
  Date.now() - Date.parse(keptAt) > MAX_AGE_MS;

/**
 * The one draft of a record, or of a new one (null), in one kind of editor; `isValues` tells whether
 * a stored draft still fits the form. Never throws.
 */
export function recordDraft<TValues>(
  kind: string,
  id: string | null,
  isValues: (values: unknown) => values is TValues,
) {
  const keyOf = () => `${ownPrefix()}${kind}/${id ?? 'new'}`;
  return {
    /** Returns the draft, null without one, and deletes all that are older than 30 days. */
    async read(): Promise<RecordDraft<TValues> | null> {
      const kept = await drafts.entries();
      const old = kept.filter(([, draft]) => isOld(draft));
      await Promise.all(old.map(([key]) => drafts.removeItem(key)));
      const draft = await drafts.getItem(keyOf());
      if (!draft || !isValues(draft.values)) return null;
      return { ...draft, values: draft.values, base: isValues(draft.base) ? draft.base : null };
    },
    /** Stores the input in place of the last draft. */
    async write(draft: Omit<RecordDraft<TValues>, 'keptAt'>): Promise<void> {
      if (isForgotten) return;
      await drafts.setItem(keyOf(), { ...draft, keptAt: new Date().toISOString() });
    },
    clear: (): Promise<void> => drafts.removeItem(keyOf()),
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
