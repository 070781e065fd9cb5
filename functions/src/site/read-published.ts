import type { Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { instantIn } from '../calls/stored-date.ts';

/** The fields that tell when a record changed. */
export const DATES = ['created_at', 'updated_at'] as const;

export type Dated = { created_at: string | null; updated_at: string | null };

/** When a record last changed, as an ISO string. */
export const changedOf = ({ created_at, updated_at }: Dated): string | null =>
  updated_at ?? created_at;

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
      created_at: instantIn(document.get('created_at')),
      updated_at: instantIn(document.get('updated_at')),
    };
    const parsed = v.safeParse(schema, { ...document.data(), ...dates, id: document.id });
    return parsed.success ? [parsed.output] : [];
  });
}
