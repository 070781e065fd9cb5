import { tabStorage } from '#data/web-storage.ts';
import { announceOutboxChange, holdEdit, releaseEdit } from './outbox-changes.ts';
import type { SiteRequest } from './outbox-entries.ts';

type Kind = SiteRequest['kind'];
type Edits = Partial<Record<Kind, string>>;

/** sessionStorage: the waiting requests that this tab is editing, their keys by kind. */
const KEY = 'outboxEdits';

let edits: Edits | undefined;

function read(): Edits {
  const found: Edits = {};
  const stored: object = Object(tabStorage.read(KEY));
  for (const kind of ['contact', 'vacances'] as const) {
    const key: unknown = Reflect.get(stored, kind);
    if (typeof key === 'string') found[kind] = key;
  }
  return found;
}

function write(): void {
  // Not that of a sign-up, whose dialog closes with the page.
  const { contact, vacances } = edits ?? {};
  tabStorage.write(KEY, { contact, vacances });
}

/** The edits of this tab, which go on after a reload, as the drafts of the forms do. */
export function resumeEdits(): Edits {
  edits ??= read();
  for (const key of Object.values(edits)) holdEdit(key);
  return edits;
}

export const editedKey = (kind: Kind): string | undefined => resumeEdits()[kind];

/** From now on the form of that kind edits a waiting request: what it sends next replaces it. */
export function startEdit(kind: Kind, key: string): void {
  stopEdit(kind);
  edits = { ...resumeEdits(), [kind]: key };
  holdEdit(key);
  write();
  announceOutboxChange();
}

export function stopEdit(kind: Kind): void {
  const { [kind]: key, ...others } = resumeEdits();
  if (key === undefined) return;
  edits = others;
  write();
  releaseEdit(key);
  announceOutboxChange();
}
