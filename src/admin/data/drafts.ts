import { safeStorage } from '#data/storage.ts';
import { QUERY_CACHE_DATABASE, RECORD_DRAFTS_DATABASE } from '#domain/site/storage-keys.ts';
import { adminAuth } from './admin-auth.ts';
import { isLeaving } from './session.ts';

type Values = Readonly<Record<string, unknown>>;

export type Draft = {
  values: Values;
  /** The `updated_at` of the edited record; null for a new record. */
  updatedAt: string | null;
  base: Values;
  keptAt: string;
};

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const drafts = safeStorage<Draft>(RECORD_DRAFTS_DATABASE);

/** Id of the last account: devices are shared, and a session that is being renewed has no user. */
let account = '';
function keyOf(name: string): string {
  account = adminAuth.currentUser?.uid ?? account;
  return `${account}/${name}`;
}

export async function readDraft(name: string): Promise<Draft | undefined> {
  const isOld = ({ keptAt }: Draft) => Date.now() - Date.parse(keptAt) > MAX_AGE_MS;
  const old = (await drafts.entries()).filter(([, draft]) => isOld(draft));
  await Promise.all(old.map(([key]) => drafts.removeItem(key)));
  return drafts.getItem(keyOf(name));
}

export async function writeDraft(name: string, draft: Omit<Draft, 'keptAt'>): Promise<void> {
  // Signing out deletes the drafts; an editor that is still open must not store another draft.
  if (isLeaving()) return;
  await drafts.setItem(keyOf(name), { ...draft, keptAt: new Date().toISOString() });
}

export const clearDraft = (name: string): Promise<void> => drafts.removeItem(keyOf(name));

async function ownKeys(): Promise<string[]> {
  const keys = (await drafts.entries()).map(([key]) => key);
  return keys.filter((key) => key.startsWith(keyOf('')));
}

export const hasDrafts = async (): Promise<boolean> => (await ownKeys()).length > 0;

export async function forgetDrafts(): Promise<void> {
  await Promise.all((await ownKeys()).map((key) => drafts.removeItem(key)));
}

const stored = safeStorage<unknown>(QUERY_CACHE_DATABASE);

/** Clears the offline cache and bypasses the CDN: Hosting only forwards the cookie `__session`. */
export async function refreshPublicSide(): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store yet.
  document.cookie = `__session=${Date.now()}; path=/; max-age=86400; samesite=lax`;
  const entries = await stored.entries();
  await Promise.all(entries.map(([key]) => stored.removeItem(key)));
}
