import { safeStorage } from '#data/browser-storage.ts';
import { QUERY_CACHE_DATABASE, RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';
import { adminAuth } from './admin-auth.ts';
import { isLeaving } from './session.ts';

export type Draft<TValues> = {
  values: TValues;
  /** The `updated_at` of the edited record; null for a new record. */
  updatedAt: string | null;
  /** The values that the editor opened; null for a new record or when unknown. */
  base: TValues | null;
  keptAt: string;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const drafts = safeStorage<Draft<unknown>>(RECORD_DRAFTS_DATABASE);

/** Id of the last account: devices are shared, and a session that is being renewed has no user. */
let account = '';
function ownPrefix(): string {
  account = adminAuth.currentUser?.uid ?? account;
  return `${account}/`;
}

async function deleteOld(): Promise<void> {
  const isOld = (draft: Draft<unknown>) => Date.now() - Date.parse(draft.keptAt) > MAX_AGE_MS;
  const old = (await drafts.entries()).filter(([, draft]) => isOld(draft));
  await Promise.all(old.map(([key]) => drafts.removeItem(key)));
}

/** Gives access to the draft of one record (null: a new record) in an editor. Never throws. */
export function draftOf<TValues>(
  kind: string,
  id: string | null,
  isValues: (values: unknown) => values is TValues,
) {
  const keyOf = () => `${ownPrefix()}${kind}/${id ?? 'new'}`;
  return {
    async read(): Promise<Draft<TValues> | null> {
      await deleteOld();
      const draft = await drafts.getItem(keyOf());
      if (!draft || !isValues(draft.values)) return null;
      return { ...draft, values: draft.values, base: isValues(draft.base) ? draft.base : null };
    },
    async write(draft: Omit<Draft<TValues>, 'keptAt'>): Promise<void> {
      // Signing out deletes the drafts; an editor that is still open must not store another draft.
      if (isLeaving()) return;
      await drafts.setItem(keyOf(), { ...draft, keptAt: new Date().toISOString() });
    },
    clear: (): Promise<void> => drafts.removeItem(keyOf()),
  };
}

async function ownKeys(): Promise<string[]> {
  const keys = (await drafts.entries()).map(([key]) => key);
  return keys.filter((key) => key.startsWith(ownPrefix()));
}

export const hasDrafts = async (): Promise<boolean> => (await ownKeys()).length > 0;

export async function forgetDrafts(): Promise<void> {
  await Promise.all((await ownKeys()).map((key) => drafts.removeItem(key)));
}

const stored = safeStorage<unknown>(QUERY_CACHE_DATABASE);

/**
 * Shows a change at once in this browser: clears its offline cache and bypasses the CDN. Hosting only
 * forwards the cookie `__session`, which is part of the cache key. Never throws.
 */
export async function refreshPublicSide(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store yet.
  document.cookie = `__session=${Date.now()}; path=/; max-age=86400; samesite=lax`;
  const entries = await stored.entries();
  await Promise.all(entries.map(([key]) => stored.removeItem(key)));
}
