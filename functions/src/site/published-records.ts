import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ContentEntity, Entity } from '../../../src/domain/entity/entity.ts';
import { fieldMetadataOf } from '../../../src/domain/schema/field.ts';
import { pageKeyField, snapshotToPlainDocument } from '../firestore-values.ts';

/** Returns the query for an entity's records that visitors see. */
export const publishedRecordsQuery = (
  db: Firestore,
  { collection, shownBy }: ContentEntity,
): Query => db.collection(collection).where(shownBy, '==', true);

/** Reads the records of a query without their long texts. Skips malformed records, whose pages answer 404. */
export async function readRecordsWithoutHtml<TSchema extends v.GenericSchema>(
  query: Query,
  { schema, fields }: Entity<TSchema>,
): Promise<v.InferOutput<TSchema>[]> {
  const names = Object.entries(fields)
    .filter(([, field]) => fieldMetadataOf(field)?.kind !== 'html')
    .map(([name]) => name);
  const { docs } = await query.select(...names, 'created_at', 'updated_at').get();
  return docs.flatMap((document) => {
    const parsed = v.safeParse(schema, snapshotToPlainDocument(document));
    return parsed.success ? [parsed.output] : [];
  });
}

/**
 * Reads the published record that has this id or slug, the last segment of its page's path, without its long texts;
 * null if there is none.
 */
export async function readPublishedRecordWithoutHtml(
  db: Firestore,
  entity: ContentEntity,
  key: string,
) {
  const query = publishedRecordsQuery(db, entity).where(pageKeyField(entity), '==', key).limit(1);
  const [record] = await readRecordsWithoutHtml(query, entity);
  return record ? v.parse(v.looseObject({}), record) : null;
}
