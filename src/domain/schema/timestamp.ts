/** Returns true for a Firestore Timestamp, whether the browser's SDK or the server's has read it. */
export const isTimestamp = (value: unknown): value is { toDate(): Date } =>
  value instanceof Object && 'toDate' in value && typeof value.toDate === 'function';

/** The values of a document as JSON: timestamps are ISO strings, and the id is among them. */
export type PlainDocument = Record<string, unknown>;

/** Returns a document's values with its id; `data` are the values as an SDK of Firestore has read them. */
export function toPlainDocument(id: string, data: object): PlainDocument {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    isTimestamp(value) ? value.toDate().toISOString() : value,
  ]);
  return { ...Object.fromEntries(entries), id };
}
