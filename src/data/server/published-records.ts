import type * as v from 'valibot';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { emulatorPorts } from '../firebase/firebase-config.ts';
import { listAllViaNightlyCopy } from '../firestore/list-copies.ts';
import { parseDocuments } from '../firestore/read-documents.ts';

const TOKEN_URL =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/**
 * Returns HTTP request headers with a token of the Cloud Function's service account, which may read unpublished
 * records.
 */
async function signInFunction(): Promise<HeadersInit> {
  if (emulatorPorts) return { Authorization: 'Bearer owner' };
  const answer = await fetch(TOKEN_URL, { headers: { 'Metadata-Flavor': 'Google' } });
  const { access_token }: Record<string, unknown> = await answer.json();
  return { Authorization: `Bearer ${access_token}` };
}

const sortKey = ({ created_at, id }: PlainDocument) => `${created_at ?? ''} ${id}`;

/** Lists all published records of a collection, newest first. */
export async function listPublishedRecords<TSchema extends v.GenericSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
): Promise<v.InferOutput<TSchema>[]> {
  const select = [...Object.keys(schema.entries), 'published', 'deleted_at'];
  const records = await listAllViaNightlyCopy(collection, await signInFunction(), select);
  const published = records
    .filter((record) => record.published === true && !record.deleted_at)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1));
  return parseDocuments(schema, collection, published);
}
