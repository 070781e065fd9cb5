import type * as v from 'valibot';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { emulatorPorts } from '../firebase/firebase-config.ts';
import { listAllViaNightlyCopy } from '../firestore/list-copies.ts';
import { type DocumentSchema, parseDocuments } from '../firestore/read-documents.ts';

const TOKEN_URL =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/** Returns request headers with a token of the Cloud Function's account, which may read unpublished records. */
async function signInFunction(): Promise<HeadersInit> {
  if (emulatorPorts) return { Authorization: 'Bearer owner' };
  const answer = await fetch(TOKEN_URL, { headers: { 'Metadata-Flavor': 'Google' } });
  const { access_token }: Record<string, unknown> = await answer.json();
  return { Authorization: `Bearer ${access_token}` };
}

const placeOf = ({ created_at, id }: PlainDocument) => `${created_at ?? ''} ${id}`;

/** Lists all published records, newest first. */
export async function listPublishedRecords<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
): Promise<v.InferOutput<TSchema>[]> {
  const select = [...Object.keys(schema.entries), 'published', 'deleted_at'];
  const all = await listAllViaNightlyCopy(collection, await signInFunction(), select);
  const shown = all
    .filter((one) => one.published === true && !one.deleted_at)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return parseDocuments(schema, collection, shown);
}
