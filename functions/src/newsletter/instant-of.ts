import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A document's instant; undefined where there is none. */
export function instantOf(document: DocumentSnapshot, field: string): Date | undefined {
  const value: unknown = document.get(field);
  const isTimestamp = typeof value === 'object' && value !== null && 'toDate' in value;
  if (!isTimestamp || typeof value.toDate !== 'function') return undefined;
  const date: unknown = value.toDate();
  return date instanceof Date ? date : undefined;
}
