import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { type Entry, PLANS } from './plans.ts';
import type { Table } from './tables.ts';

/** `kept` is a document that has other values here: an import overwrites nothing. */
export type State = 'new' | 'same' | 'kept' | 'out';
type Settled = Entry & { state: State };
export type Plan = { table: Table; entries: Settled[] };

type Fields = Record<string, unknown>;
type Documents = ReadonlyMap<string, Fields>;

/** Documents read at once. */
const PART = 300;

async function readStored(db: Firestore, paths: readonly string[]): Promise<Documents> {
  const read = inParts(paths, PART).map((part) => db.getAll(...part.map((path) => db.doc(path))));
  const found = (await Promise.all(read)).flat().filter(({ exists }) => exists);
  return new Map(found.map((one) => [one.ref.path, one.data() ?? {}]));
}

const endsOf = ({ hotel_id, destination_id }: Fields) =>
  hotel_id
    ? [`${COLLECTIONS.hotels}/${hotel_id}`, `${COLLECTIONS.destinations}/${destination_id}`]
    : [];

/** Plans the import of tables into a database. */
export async function planImport(db: Firestore, tables: readonly Table[], now: Date) {
  const { docs } = await db.collection(COLLECTIONS.destinations).get();
  const slugs = new Map(docs.map((found) => [String(found.get('destination_slug')), found.id]));
  const plan = async (table: Table) => PLANS[table.name](table, { now, slugs });
  const entries = await Promise.all(tables.map(plan));
  const writes = entries.flat().flatMap(({ write }) => write ?? []);
  const planned = new Map(writes.map(({ path, fields }) => [path, fields]));
  const paths = writes.flatMap(({ path, fields }) => [path, ...endsOf(fields)]);
  const stored = await readStored(db, [...new Set(paths)]);

  function settle(entry: Entry): Settled {
    if (!entry.write) return { ...entry, state: 'out' };
    const { path } = entry.write;
    const ends = endsOf(entry.write.fields).map((end) => stored.get(end) ?? planned.get(end));
    if (ends.includes(undefined)) {
      return { ...entry, notes: ['joins what does not exist'], state: 'out' };
    }
    const [hotel] = ends;
    const isShown = hotel && { published: hotel.published === true };
    const fields: Fields = { ...entry.write.fields, ...isShown };
    const known = stored.get(path);
    if (!known) return { ...entry, write: { path, fields }, state: 'new' };
    const compared = 'email' in fields ? ['active'] : Object.keys(fields);
    const others = compared.filter((name) => !isDeepStrictEqual(known[name], fields[name]));
    if (others.length === 0) return { ...entry, state: 'same' };
    return { ...entry, notes: [`another ${others.join(', ')} here: left alone`], state: 'kept' };
  }
  return tables.map((table, index) => ({ table, entries: (entries[index] ?? []).map(settle) }));
}

/** Writes what is new. @throws if one of the documents exists by now */
export async function writeNew(db: Firestore, plans: readonly Plan[]): Promise<void> {
  const writer = db.bulkWriter();
  const added = plans.flatMap(({ entries }) => entries.filter(({ state }) => state === 'new'));
  const stamps = () => ({ updated_at: FieldValue.serverTimestamp(), updated_by: null });
  const writes = added.flatMap(({ write }) =>
    write ? writer.create(db.doc(write.path), { ...write.fields, ...stamps() }) : [],
  );
  await Promise.all([...writes, writer.close()]);
}
