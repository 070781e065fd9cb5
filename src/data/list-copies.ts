import * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type ListQuery, listPage, listPlain } from './firestore.ts';
import type { PlainDocument } from './read-documents.ts';

/** A planned publication is dated by the start of the job that writes it. */
const OVERLAP_MS = 5 * 60_000;

const Rows = v.array(v.record(v.string(), v.unknown()));

async function rowsIn(parts: readonly PlainDocument[]): Promise<PlainDocument[]> {
  const bytes = parts.map((part) =>
    Uint8Array.from(atob(String(part.bytes)), (sign) => sign.charCodeAt(0)),
  );
  const file = new Blob(bytes).stream().pipeThrough(new DecompressionStream('gzip'));
  return v.parse(Rows, await new Response(file).json());
}

/** Lists all records, hidden and deleted ones too: from the copy of the last night, if there is one, and what was saved since. */
export async function listFromCopy(
  collection: string,
  headers: HeadersInit,
  select?: readonly string[],
): Promise<PlainDocument[]> {
  const ofList: ListQuery = { where: [['collection', '==', collection]] };
  const { plain: parts } = await listPage(COLLECTIONS.listCopies, ofList, headers);
  const [{ at } = {}] = parts;
  if (!at) return listPlain(collection, { select }, headers);
  const since = new Date(Date.parse(String(at)) - OVERLAP_MS);
  const saved: ListQuery = {
    select,
    where: [['updated_at', '>=', since]],
    orderBy: { field: 'updated_at', direction: 'asc' },
  };
  const records = [...(await rowsIn(parts)), ...(await listPlain(collection, saved, headers))];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
