import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { Entity } from '../../../src/domain/admin/entities.ts';
import { fieldOf } from '../../../src/domain/schema/field.ts';
import { largeImage } from '../../../src/domain/site/image-url.ts';
import { instantIn } from '../firestore-values.ts';

/** Returns the absolute URL of a picture's largest file. */
export function pictureUrl(origin: string, image: string): string {
  const large = largeImage(image);
  return large.startsWith('/') ? `${origin}${large}` : large;
}

/** Returns a query for an entity's public records. */
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
    const created_at = instantIn(document.get('created_at'));
    const updated_at = instantIn(document.get('updated_at'));
    const stored = { ...document.data(), created_at, updated_at, id: document.id };
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? [parsed.output] : [];
  });
}
