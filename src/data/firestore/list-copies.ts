import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { queryDocuments, queryDocumentsPage } from './firestore.ts';
import type { FirestoreQueryOptions } from './firestore-query.ts';

async function rowsIn(parts: readonly PlainDocument[]): Promise<PlainDocument[]> {
  const files = parts.map(({ bytes }) =>
    Uint8Array.from(atob(String(bytes)), (character) => character.charCodeAt(0)),
  );
  const rows = new Blob(files).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(rows).json();
}

/**
 * Lists all records of a collection, unpublished and deleted ones too: takes them from the nightly copy, and reads only
 * those saved since then. Without a copy, as of a list up to `QUERY_DOCS_MAX`, reads all.
 */
export async function listAllViaNightlyCopy(
  collection: string,
  headers: HeadersInit,
  select?: readonly string[],
): Promise<PlainDocument[]> {
  const copiesOfList: FirestoreQueryOptions = { where: [['collection', '==', collection]] };
  const { plain: parts } = await queryDocumentsPage(COLLECTIONS.listCopies, copiesOfList, headers);
  const [copy] = parts;
  if (!copy) return queryDocuments(collection, { select }, headers);
  const savedSince: FirestoreQueryOptions = {
    select,
    where: [['updated_at', '>=', new Date(String(copy.at))]],
    orderBy: { field: 'updated_at', direction: 'asc' },
  };
  const records = [
    ...(await rowsIn(parts)),
    ...(await queryDocuments(collection, savedSince, headers)),
  ];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
