import { safeStorage } from '#data/storage.ts';
import { RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';

type Values = Readonly<Record<string, unknown>>;

export type Draft = {
  values: Values;
  /** The `updated_at` of the edited record; null for a new record. */
  updatedAt: string | null;
  base: Values;
  keptAt: string;
};

const drafts = safeStorage<Draft>(RECORD_DRAFTS_DATABASE);

/** Id of the account whose session has rights. */
let owner: string | null = null;
const isOwn = (key: string): boolean => owner !== null && key.startsWith(`${owner}/`);

/** Deletes all drafts but those of this account: drafts leave the device with their session. */
export async function keepDraftsOf(uid: string | null): Promise<void> {
  owner = uid;
  const keys = (await drafts.entries()).map(([key]) => key);
  await Promise.all(keys.filter((key) => !isOwn(key)).map((key) => drafts.removeItem(key)));
}

/** Returns the newest draft with this key, or below it, that fits. Keys begin with the account's id. */
export async function readDraft(key: string, fits: (draft: Draft) => boolean) {
  const found = (await drafts.entries())
    .filter(([name, draft]) => (name === key || name.startsWith(`${key}/`)) && fits(draft))
    .sort(([, one], [, other]) => other.keptAt.localeCompare(one.keptAt));
  return found[0] && { key: found[0][0], ...found[0][1] };
}

export async function writeDraft(key: string, draft: Omit<Draft, 'keptAt'>): Promise<void> {
  // An editor that is still open after its session must not store another draft.
  if (isOwn(key)) await drafts.setItem(key, { ...draft, keptAt: new Date().toISOString() });
}

export const clearDraft = (key: string): Promise<void> => drafts.removeItem(key);

export const hasDrafts = async (): Promise<boolean> =>
  (await drafts.entries()).some(([key]) => isOwn(key));
