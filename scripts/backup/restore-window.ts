import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { commit, type Database, query } from './firestore-rest.ts';

/** Renewed while the restoration runs: what dies leaves the journal silent for so long only. */
const LEASE_MS = 10 * 60_000;

const Text = v.object({ stringValue: v.string() });
const Flag = v.object({ booleanValue: v.boolean() });
const Unfinished = v.object({ archive: Text, replaces: Flag, finished: Flag });

export type Restoration = {
  /** The checksum of the archive. */
  archive: string;
  /** Whether what the archive does not hold is deleted. */
  replaces: boolean;
};

/** The last restoration if it was broken off. */
export async function brokenOff(db: Database): Promise<Restoration | null> {
  const { documents } = await query(db, {
    from: [{ collectionId: COLLECTIONS.restores }],
    orderBy: [{ field: { fieldPath: 'started_at' }, direction: 'DESCENDING' }],
    limit: 1,
  });
  const last = v.safeParse(Unfinished, documents.at(0)?.fields);
  if (!last.success || last.output.finished.booleanValue) return null;
  const { archive, replaces } = last.output;
  return { archive: archive.stringValue, replaces: replaces.booleanValue };
}

/**
 * The time in which a restoration writes, noted in the database: by it the functions that watch
 * documents tell its writes from people's (functions/src/journal/is-restored.ts). Times are the
 * database's own.
 */
export class RestoreWindow {
  readonly #db: Database;
  readonly #name: string;
  readonly #restoration: Restoration;
  readonly #startedAt: number;
  #until: number;
  /** The last time that the database told, and when that was by this machine's clock; in ms. */
  #told: { time: number; here: number };

  constructor(db: Database, restoration: Restoration, now: string) {
    this.#db = db;
    this.#name = `${db.root}/${COLLECTIONS.restores}/${randomUUID()}`;
    this.#restoration = restoration;
    this.#startedAt = Date.parse(now);
    this.#until = this.#startedAt + LEASE_MS;
    this.#told = { time: this.#startedAt, here: performance.now() };
  }

  #note(until: number, finished: boolean) {
    const instant = (time: number) => ({ timestampValue: new Date(time).toISOString() });
    const { archive, replaces } = this.#restoration;
    const fields = {
      archive: { stringValue: archive },
      replaces: { booleanValue: replaces },
      started_at: instant(this.#startedAt),
      until: instant(until),
      finished: { booleanValue: finished },
    };
    return { update: { name: this.#name, fields } };
  }

  /** Opens it: to be called before anything is restored. */
  async open(): Promise<void> {
    await this.write([]);
  }

  /** Writes something of the restoration. */
  async write(writes: readonly unknown[]): Promise<void> {
    const passed = performance.now() - this.#told.here;
    const now = this.#told.time + passed;
    const isDue = writes.length === 0 || this.#until - now < LEASE_MS / 2;
    if (isDue) this.#until = now + LEASE_MS;
    const note = this.#note(this.#until, false);
    const time = await commit(this.#db, isDue ? [note, ...writes] : writes);
    this.#told = { time: Date.parse(time), here: performance.now() };
  }

  /** Ends it with the last write. */
  async close(finished: boolean): Promise<void> {
    // Whole milliseconds: the last write's time is cut off, or rounded up, by who reads it.
    await commit(this.#db, [this.#note(this.#told.time + 1, finished)]);
  }
}
