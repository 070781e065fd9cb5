import { NOTE_IN_HAND_KEY } from '#domain/site/storage-keys.ts';

/** What was typed last, until it is stored: IndexedDB does not finish for a page that is left. */
type NoteInHand = { id: string; note: string };

function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(localStorage);
  } catch {
    return null;
  }
}

/** Keeps a note at once. Never throws. @returns to be called once it is stored */
export function holdNote(held: NoteInHand): () => void {
  const text = JSON.stringify(held);
  attempt((storage) => storage.setItem(NOTE_IN_HAND_KEY, text));
  return () =>
    attempt((storage) => {
      // A newer one stays.
      if (storage.getItem(NOTE_IN_HAND_KEY) === text) storage.removeItem(NOTE_IN_HAND_KEY);
    });
}

/** The note that a page left behind; null without one. Never throws. */
export function heldNote(): NoteInHand | null {
  return attempt((storage) => {
    const held: unknown = JSON.parse(storage.getItem(NOTE_IN_HAND_KEY) ?? 'null');
    const { id, note }: { id?: unknown; note?: unknown } = Object(held);
    return typeof id === 'string' && typeof note === 'string' ? { id, note } : null;
  });
}
