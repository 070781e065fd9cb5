import type * as v from 'valibot';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { emulatorPorts } from './firebase/firebase-config.ts';
import { type ListQuery, queryAllPages, queryPage } from './firestore.ts';
import { type DocumentSchema, type PlainDocument, parseDocuments } from './read-documents.ts';

async function rowsIn(parts: readonly PlainDocument[]): Promise<PlainDocument[]> {
  const files = parts.map(({ bytes }) =>
    Uint8Array.from(atob(String(bytes)), (sign) => sign.charCodeAt(0)),
  );
  const rows = new Blob(files).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(rows).json();
}

/** Lists all records, hidden and deleted ones too: those in the nightly copy, if any, and those saved since that copy. */
export async function listFromNightlyCopy(
  collection: string,
  headers: HeadersInit,
  select?: readonly string[],
): Promise<PlainDocument[]> {
  const ofList: ListQuery = { where: [['collection', '==', collection]] };
  const { plain: parts } = await queryPage(COLLECTIONS.listCopies, ofList, headers);
  const [copy] = parts;
  if (!copy) return queryAllPages(collection, { select }, headers);
  const since: ListQuery = {
    select,
    where: [['updated_at', '>=', new Date(String(copy.at))]],
    orderBy: { field: 'updated_at', direction: 'asc' },
  };
  const records = [...(await rowsIn(parts)), ...(await queryAllPages(collection, since, headers))];
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

const TOKEN_URL =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/** Returns a token of the function's own account, which may read unpublished records. */
async function signInFunction(): Promise<HeadersInit> {
  if (emulatorPorts) return { Authorization: 'Bearer owner' };
  const answer = await fetch(TOKEN_URL, { headers: { 'Metadata-Flavor': 'Google' } });
  const { access_token }: Record<string, unknown> = await answer.json();
  return { Authorization: `Bearer ${access_token}` };
}

const placeOf = ({ created_at, id }: PlainDocument) => `${created_at ?? ''} ${id}`;

/** Lists all published records, newest first. On the server only. */
export async function listPublishedRecords<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
): Promise<v.InferOutput<TSchema>[]> {
  const select = [...Object.keys(schema.entries), 'published', 'deleted_at'];
  const all = await listFromNightlyCopy(collection, await signInFunction(), select);
  const shown = all
    .filter((one) => one.published === true && !one.deleted_at)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return parseDocuments(schema, collection, shown);
}
