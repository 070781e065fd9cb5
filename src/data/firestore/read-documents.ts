import * as v from 'valibot';
import type { PlainDocument } from '#domain/schema/timestamp.ts';
import { logError } from '../report.ts';

export function parseDocumentOrReport<TSchema extends v.GenericSchema>(
  schema: TSchema,
  collection: string,
  document: PlainDocument,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, document);
  if (result.success) return result.output;
  logError(
    `Document illisible laissé de côté\u00a0: ${collection}/${document.id}`,
    v.flatten(result.issues),
  );
  return null;
}

/** Parses documents with a schema; reports malformed documents and leaves them out. */
export const parseDocuments = <TSchema extends v.GenericSchema>(
  schema: TSchema,
  collection: string,
  documents: readonly PlainDocument[],
): v.InferOutput<TSchema>[] =>
  documents.flatMap((document) => parseDocumentOrReport(schema, collection, document) ?? []);

export const withoutDeleted = (documents: readonly PlainDocument[]): PlainDocument[] =>
  documents.filter(({ deleted_at }) => !deleted_at);
