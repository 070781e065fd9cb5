import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { namesOf } from '#domain/schema/field.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Entry, planTables } from './plans.ts';
import type { Table } from './tables.ts';

/** `kept` is a document that has other values here: an import overwrites nothing. */
export type State = 'new' | 'same' | 'kept' | 'out';
type Settled = Entry & { state: State };
export type Plan = { table: Table; entries: Settled[] };

function settle(entry: Entry, stored: DocumentData | undefined): Settled {
  const { fields } = entry;
  if (!fields) return { ...entry, state: 'out' };
  if (!stored) return { ...entry, state: 'new' };
  const compared = 'email' in fields ? ['active'] : namesOf(fields);
  const others = compared.filter((name) => !isDeepStrictEqual(stored[name], fields[name]));
  if (others.length === 0) return { ...entry, state: 'same' };
  return { ...entry, notes: [`other ${others.join(', ')} here: left alone`], state: 'kept' };
}

/** Shows a link if its hotel is shown here: owners may have hidden the hotel since. */
function withHotel(entry: Entry, stored: ReadonlyMap<string, DocumentData | undefined>): Entry {
  const hotel = stored.get(`${COLLECTIONS.hotels}/${entry.fields?.hotel_id}`);
  return hotel ? { ...entry, fields: { ...entry.fields, published: hotel.published } } : entry;
}

/** Plans the import of tables into a database. */
export async function planImport(db: Firestore, tables: readonly Table[], now: Date) {
  const plans = await planTables(tables, now);
  const entries = plans.flatMap((plan) => plan.entries).filter(({ fields }) => fields);
  const refs = entries.map(({ path }) => db.doc(path));
  const found = refs.length > 0 ? await db.getAll(...refs) : [];
  const stored = new Map(found.map((document) => [document.ref.path, document.data()]));
  return plans.map(
    (plan): Plan => ({
      ...plan,
      entries: plan.entries.map((entry) =>
        settle(withHotel(entry, stored), stored.get(entry.path)),
      ),
    }),
  );
}

/** Writes what is new. @throws if one of the documents exists by now */
export async function writeNew(db: Firestore, plans: readonly Plan[]): Promise<void> {
  const writer = db.bulkWriter();
  const added = plans.flatMap(({ entries }) => entries.filter(({ state }) => state === 'new'));
  const writes = added.map(({ path, fields }) => {
    const stamps = { updated_at: FieldValue.serverTimestamp(), updated_by: null };
    return writer.create(db.doc(path), { ...fields, ...stamps });
  });
  await Promise.all([...writes, writer.close()]);
}
