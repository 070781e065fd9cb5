import type * as v from 'valibot';
import { emulatorPorts } from './firebase/firebase-config.ts';
import { listFromCopy } from './list-copies.ts';
import { type DocumentSchema, type PlainDocument, readDocuments } from './read-documents.ts';

const TOKEN_URL =
  'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';

/** Signs in as the account of the function, which may read what visitors may not. */
async function signIn(): Promise<HeadersInit> {
  if (emulatorPorts) return { Authorization: 'Bearer owner' };
  const answer = await fetch(TOKEN_URL, { headers: { 'Metadata-Flavor': 'Google' } });
  const { access_token }: Record<string, unknown> = await answer.json();
  return { Authorization: `Bearer ${access_token}` };
}

const placeOf = ({ created_at, id }: PlainDocument) => `${created_at} ${id}`;

/** Lists all published records, newest first. On the server only. */
export async function listPublished<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  collection: string,
): Promise<v.InferOutput<TSchema>[]> {
  const select = [...Object.keys(schema.entries), 'published', 'deleted_at'];
  const all = await listFromCopy(collection, await signIn(), select);
  const shown = all
    .filter((one) => one.published === true && !one.deleted_at && one.created_at)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  return readDocuments(schema, collection, shown);
}
