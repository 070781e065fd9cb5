import { type DocumentData, type FieldValue, serverTimestamp } from 'firebase/firestore';
import { entityOf } from '#domain/admin/entities.ts';
import type { CollectionName } from '#domain/site/collections.ts';

/** A form's values as they are stored: its plan (`publish_at`, an ISO date) as an instant. */
export function storedInput(input: DocumentData): DocumentData {
  const { publish_at: plan } = input;
  return typeof plan === 'string' ? { ...input, publish_at: new Date(plan) } : input;
}

/** The date of a record: that of its first publication, null until then. */
export function dateOf(
  collection: CollectionName,
  stored: DocumentData | undefined,
  written: DocumentData,
): FieldValue | null {
  const isShown = written[entityOf(collection)?.shownBy ?? ''] === true;
  return stored?.created_at ?? (isShown ? serverTimestamp() : null);
}
