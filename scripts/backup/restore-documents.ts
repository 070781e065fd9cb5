import { isDeepStrictEqual } from 'node:util';
import { interrupted } from '../lib/script.ts';
import { comparePaths, type StoredDocument } from './archive-entries.ts';
import type { Database } from './firestore-rest.ts';
import type { RestoreWindow } from './restore-window.ts';
import { storedDocuments } from './stored-documents.ts';

/** Of what Firestore takes at once, which is 500 writes and 10 MiB. */
const BATCH_WRITES = 200;
const BATCH_BYTES = 4 * 2 ** 20;

export type Restored = { written: number; unchanged: number; deleted: number };

/** Collects writes, and sends them in batches. */
class Writes {
  readonly #window: RestoreWindow;
  #waiting: unknown[] = [];
  #bytes = 0;

  constructor(window: RestoreWindow) {
    this.#window = window;
  }

  async add(write: unknown): Promise<void> {
    const bytes = Buffer.byteLength(JSON.stringify(write));
    if (this.#waiting.length === BATCH_WRITES || this.#bytes + bytes > BATCH_BYTES) {
      await this.flush();
    }
    this.#waiting.push(write);
    this.#bytes += bytes;
  }

  async flush(): Promise<void> {
    interrupted.throwIfAborted();
    if (this.#waiting.length > 0) await this.#window.write(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
  }
}

type Target = {
  db: Database;
  window: RestoreWindow;
  /** Whether documents that are not wanted are deleted; else they stay. */
  replaces: boolean;
};

/**
 * Makes the database hold the wanted documents. Both come in one order and are read side by side, so
 * that what is there already is not written again, and little is in memory.
 */
export async function restoreDocuments(
  { db, window, replaces }: Target,
  wanted: AsyncIterable<StoredDocument>,
): Promise<Restored> {
  const restored: Restored = { written: 0, unchanged: 0, deleted: 0 };
  const writes = new Writes(window);
  const stored = storedDocuments(db);
  let there = await stored.next();

  const nameOf = (path: string) => `${db.root}/${path}`;
  const leaveBehind = async (before: (path: string) => boolean) => {
    for (; !there.done && before(there.value.path); there = await stored.next()) {
      if (!replaces) continue;
      await writes.add({ delete: nameOf(there.value.path) });
      restored.deleted += 1;
    }
  };

  for await (const { path, fields } of wanted) {
    await leaveBehind((other) => comparePaths(other, path) < 0);
    const same = !there.done && there.value.path === path ? there.value : null;
    if (same && isDeepStrictEqual(same.fields, fields)) restored.unchanged += 1;
    else {
      await writes.add({ update: { name: nameOf(path), fields } });
      restored.written += 1;
    }
    if (same) there = await stored.next();
  }
  await leaveBehind(() => true);
  await writes.flush();
  return restored;
}
