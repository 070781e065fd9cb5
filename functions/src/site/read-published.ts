import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';

function instant(document: DocumentSnapshot, field: string): string | null {
  const date: unknown = document.get(field)?.toDate?.();
  return date instanceof Date ? date.toISOString() : null;
}

/**
 * Reads the fields of a schema from the documents that a query finds, their dates as ISO strings. Leaves
 * out malformed documents, whose pages answer 404.
 */
export async function readPublished<TSchema extends v.GenericSchema & { entries: object }>(
  found: Query,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>[]> {
  const fields = Object.keys(schema.entries).filter((name) => name !== 'id');
  const { docs } = await found.select(...fields).get();
  return docs.flatMap((document) => {
    const dates = {
      created_at: instant(document, 'created_at'),
      updated_at: instant(document, 'updated_at'),
    };
    const parsed = v.safeParse(schema, { ...document.data(), ...dates, id: document.id });
    return parsed.success ? [parsed.output] : [];
  });
}
