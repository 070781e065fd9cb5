import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Entity } from '../../../src/domain/admin/entities.ts';
import { fieldOf } from '../../../src/domain/schema/field.ts';
import { fieldsOf } from '../firestore-values.ts';

export const published = (db: Firestore, { collection, shownBy }: Entity): Query =>
  db.collection(collection).where(shownBy ?? 'published', '==', true);

/** Reads a query's records without their long texts. Skips malformed records, whose pages answer 404. */
export async function readRecords<TSchema extends v.GenericSchema>(
  found: Query,
  { schema, fields }: Entity<TSchema>,
): Promise<v.InferOutput<TSchema>[]> {
  const names = Object.entries(fields)
    .filter(([, field]) => fieldOf(field)?.kind !== 'html')
    .map(([name]) => name);
  const { docs } = await found.select(...names, 'created_at', 'updated_at').get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(schema, fieldsOf(document, 'created_at', 'updated_at'));
    return parsed.success ? [parsed.output] : [];
  });
}
