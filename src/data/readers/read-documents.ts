import * as v from 'valibot';
import { isTimestamp } from '#domain/schema/timestamp.ts';
import { logError } from '../report.ts';

export type DocumentSchema = v.GenericSchema;

/** The values of a document as JSON: timestamps are ISO strings, and the id is among them. */
export type PlainDocument = Record<string, unknown>;

export function toPlainDocument(id: string, data: object): PlainDocument {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    isTimestamp(value) ? value.toDate().toISOString() : value,
  ]);
  return { ...Object.fromEntries(entries), id };
}

export function parseDocumentOrReport<TSchema extends DocumentSchema>(
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
export const parseDocuments = <TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: string,
  documents: readonly PlainDocument[],
): v.InferOutput<TSchema>[] =>
  documents.flatMap((document) => parseDocumentOrReport(schema, collection, document) ?? []);

export const withoutDeleted = (documents: readonly PlainDocument[]): PlainDocument[] =>
  documents.filter(({ deleted_at }) => !deleted_at);
