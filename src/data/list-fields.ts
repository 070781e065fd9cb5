import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts, firebaseConfig } from './firebase/firebase-config.ts';
import { type DocumentSchema, readPlain } from './read-documents.ts';

/** Without a document where nothing was found. */
const Answer = v.array(
  v.object({
    document: v.optional(v.object({ name: v.string(), fields: v.optional(v.looseObject({}), {}) })),
  }),
);

/** The plain value of a text, number, flag or date; undefined for other types. */
function plainValue(value: unknown): unknown {
  const [[type = '', content] = []] = Object.entries(Object(value));
  if (type === 'timestampValue') return new Date(String(content)).toISOString();
  if (type === 'integerValue') return Number(content);
  return /^(?:string|boolean|double)Value$/.test(type) ? content : undefined;
}

const ORIGIN = emulatorPorts
  ? `http://${EMULATOR_HOST}:${emulatorPorts.firestore}`
  : 'https://firestore.googleapis.com';

/**
 * The published documents of a collection, newest created_at first, of each only what a schema reads:
 * the SDK of browsers reads whole documents, which takes seconds where they are thousands. Other types
 * than texts, numbers, flags and dates count as missing. Rejects when unreachable.
 */
export async function listFields<TSchema extends DocumentSchema & { entries: object }>(
  schema: TSchema,
  name: string,
): Promise<v.InferOutput<TSchema>[]> {
  const documents = `projects/${firebaseConfig.projectId}/databases/(default)/documents`;
  const response = await fetch(`${ORIGIN}/v1/${documents}:runQuery?key=${firebaseConfig.apiKey}`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: name }],
        select: { fields: Object.keys(schema.entries).map((fieldPath) => ({ fieldPath })) },
        where: {
          fieldFilter: {
            field: { fieldPath: 'published' },
            op: 'EQUAL',
            value: { booleanValue: true },
          },
        },
        orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
      },
    }),
  });
  if (!response.ok) throw new Error(`Firestore answers ${response.status}.`);
  return v.parse(Answer, await response.json()).flatMap(({ document }) => {
    if (document === undefined) return [];
    const id = document.name.slice(document.name.lastIndexOf('/') + 1);
    const fields = Object.entries(document.fields).map(([key, value]) => [key, plainValue(value)]);
    const read = readPlain(schema, name, { ...Object.fromEntries(fields), id });
    return read === null ? [] : [read];
  });
}
