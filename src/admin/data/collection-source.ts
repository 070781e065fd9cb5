import type { DocumentSchema } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';

/** A collection as the administration lists it: what its documents are and which come first. */
export type CollectionSource<TSchema extends DocumentSchema = DocumentSchema> = {
  collection: CollectionName;
  schema: TSchema;
  order: { field: string; direction: 'asc' | 'desc' };
  /** How many at most; all unless given. */
  limit?: number | undefined;
};
