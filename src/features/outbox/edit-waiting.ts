import { editedKey, startEdit, stopEdit } from '#data/forms/outbox-edits.ts';
import type { SiteRequest, WaitingRequest } from '#data/forms/outbox-entries.ts';
import { tabStorage } from '#data/web-storage.ts';
import { CONTACT_DRAFT_KEY, HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { sendKeptAndTell } from './send-kept.ts';

const DRAFT_KEYS = { contact: CONTACT_DRAFT_KEY, vacances: HOLIDAY_DRAFT_KEY } as const;

/** Whether the form holds something else that was typed and not sent: editing would replace it. */
export function wouldReplaceDraft({ key, request: { kind } }: WaitingRequest): boolean {
  return (
    kind !== 'newsletter' && editedKey(kind) !== key && tabStorage.read(DRAFT_KEYS[kind]) !== null
  );
}

/** Fills a waiting request into its form; false where the browser stores nothing for it to read. */
export function fillForm({ key, request: { kind, payload } }: WaitingRequest): boolean {
  if (kind !== 'newsletter' && editedKey(kind) !== key) {
    // The form takes the fields that it knows, all of which are texts.
    const texts = Object.entries(payload).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    if (!tabStorage.write(DRAFT_KEYS[kind], Object.fromEntries(texts))) return false;
  }
  startEdit(kind, key);
  return true;
}

export function giveUpEdit(kind: SiteRequest['kind']): void {
  stopEdit(kind);
  if (kind !== 'newsletter') tabStorage.write(DRAFT_KEYS[kind], null);
  void sendKeptAndTell();
}
