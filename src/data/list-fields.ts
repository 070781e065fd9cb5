import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase/firebase-config.ts';
import { type DocumentSchema, readPlain } from './read-documents.ts';

/** The rows of a `runQuery` response. If nothing was found, the only row has no document. */
const Answer = v.array(
  v.object({
    document: v.optional(v.object({ name: v.string(), fields: v.optional(v.looseObject({}), {}) })),
  }),
);

function plainValue(value: unknown): unknown {
  const [[type = '', content] = []] = Object.entries(Object(value));
  if (type === 'timestampValue') return new Date(String(content)).toISOString();
  if (type === 'integerValue') return Number(content);
  return /^(?:string|boolean|double)Value$/.test(type) ? content : undefined;
}

const ORIGIN = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';

type Clauses = { where?: object; orderBy?: object[]; limit?: number };

const PUBLISHED: Clauses = {
  where: {
    fieldFilter: {
      field: { fieldPath: 'published' },
      op: 'EQUAL',
      value: { booleanValue: true },
    },
  },
  orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
};

/**
 * Lists the published documents of a collection, newest `created_at` first. Reads only the schema's fields:
 * the browser SDK reads whole documents, which takes seconds for thousands of documents.
 */
export const listFields = <TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  name: string,
) => queryFields(schema, name, PUBLISHED);

/**
 * Reads the schema's fields of the documents that match a query, except documents in the trash. Only
 * strings, numbers, booleans and timestamps are read. Rejects when unreachable.
 */
export async function queryFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  name: string,
  clauses: Clauses,
  headers: HeadersInit = {},
): Promise<v.InferOutput<TSchema>[]> {
  const documents = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;
  const fields = [...Object.keys(schema.entries), 'deleted_at'];
  const response = await fetch(`${ORIGIN}/v1/${documents}:runQuery?key=${firebaseConfig.apiKey}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: name }],
        select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
        ...clauses,
      },
    }),
  });
  const { status } = response;
  if (!response.ok) throw new Error(`Firestore answers ${status}.`, { cause: status });
  return v.parse(Answer, await response.json()).flatMap(({ document }) => {
    if (document === undefined) return [];
    const id = document.name.slice(document.name.lastIndexOf('/') + 1);
    const entries = Object.entries(document.fields);
    const values = Object.fromEntries(entries.map(([key, value]) => [key, plainValue(value)]));
    if (values.deleted_at) return [];
    const read = readPlain(schema, name, { ...values, id });
    return read === null ? [] : [read];
  });
}
