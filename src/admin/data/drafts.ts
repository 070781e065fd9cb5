import { openIndexedDbOrMemory } from '#data/storage.ts';
import type { FormValues } from '#domain/schema/typed-fields.ts';
import { RECORD_DRAFTS_IDB_NAME } from '#domain/site/storage-keys.ts';

export type RecordDraft = {
  values: FormValues;
  /** The stored record's `updated_at` in the version that the draft changes; null in the draft of a new record. */
  updatedAt: string | null;
  base: FormValues;
  keptAt: string;
};

const drafts = openIndexedDbOrMemory<RecordDraft>(RECORD_DRAFTS_IDB_NAME);

/** Account id of the administrator whose drafts may be stored on this device; null if no administrator is signed in. */
let owner: string | null = null;
const isOwn = (key: string): boolean => owner !== null && key.startsWith(`${owner}/`);

/** Lets only the account `uid` store drafts on this device, and deletes all other drafts; with null, all drafts. */
export async function keepOnlyDraftsOfAccount(uid: string | null): Promise<void> {
  owner = uid;
  const keys = (await drafts.entries()).map(([key]) => key);
  await Promise.all(keys.filter((key) => !isOwn(key)).map((key) => drafts.removeItem(key)));
}

/** Returns the newest draft whose key is `key`, or begins with `key/`, and for which `fits` returns true. */
export async function findNewestDraft(key: string, fits: (draft: RecordDraft) => boolean) {
  const isBelow = (name: string) => name === key || name.startsWith(`${key}/`);
  const [newest] = (await drafts.entries())
    .filter(([name, draft]) => isBelow(name) && fits(draft))
    .sort(([, a], [, b]) => b.keptAt.localeCompare(a.keptAt));
  if (newest === undefined) return undefined;
  const [newestKey, newestDraft] = newest;
  return { key: newestKey, ...newestDraft };
}

export async function writeDraft(key: string, draft: Omit<RecordDraft, 'keptAt'>): Promise<void> {
  // After its administrator's session has ended, an open editor stores no draft.
  if (isOwn(key)) await drafts.setItem(key, { ...draft, keptAt: new Date().toISOString() });
}

export const clearDraft = (key: string): Promise<void> => drafts.removeItem(key);

export const hasDrafts = async (): Promise<boolean> =>
  (await drafts.entries()).some(([key]) => isOwn(key));
