import { COLLECTIONS } from '#domain/site/collections.ts';
import { type ListQuery, listPage, listPlain } from './firestore.ts';
import type { PlainDocument } from './read-documents.ts';

/** Unpacks a copy; without parts it is empty. */
async function rowsIn(parts: readonly PlainDocument[]): Promise<PlainDocument[]> {
  if (parts.length === 0) return [];
  const files = parts.map(({ bytes }) =>
    Uint8Array.from(atob(String(bytes)), (sign) => sign.charCodeAt(0)),
  );
  const rows = new Blob(files).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(rows).json();
}

/** Lists all records, hidden and deleted ones too: as last night's copy has them, if there is one, and what was saved since. */
export async function listFromCopy(
  collection: string,
  headers: HeadersInit,
  select?: readonly string[],
): Promise<PlainDocument[]> {
  const ofList: ListQuery = { where: [['collection', '==', collection]] };
  const { plain: parts } = await listPage(COLLECTIONS.listCopies, ofList, headers);
  const [copy] = parts;
  const since: ListQuery | undefined = copy && {
    where: [['updated_at', '>=', new Date(String(copy.at))]],
    orderBy: { field: 'updated_at', direction: 'asc' },
  };
  const saved = await listPlain(collection, { ...since, select }, headers);
  const records = [...(await rowsIn(parts)), ...saved];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
