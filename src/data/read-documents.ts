import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { report } from './report.ts';

export type DocumentSchema = v.GenericSchema;

const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  value instanceof Object && 'toDate' in value && typeof value.toDate === 'function';

/** Returns a document as plain data with its id, and Timestamps as ISO strings. */
export function plainDocument(id: string, data: DocumentData): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    isTimestamp(value) ? value.toDate().toISOString() : value,
  ]);
  return { ...Object.fromEntries(entries), id };
}

export function readPlain<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: string,
  document: Record<string, unknown>,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, document);
  if (result.success) return result.output;
  report(
    `Document illisible laissé de côté\u00a0: ${collection}/${document.id}`,
    v.flatten(result.issues),
  );
  return null;
}

export function readDocuments<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: string,
  documents: readonly QueryDocumentSnapshot[],
): v.InferOutput<TSchema>[] {
  return documents.flatMap((document) => {
    const value = readPlain(schema, collection, plainDocument(document.id, document.data()));
    return value === null ? [] : [value];
  });
}
