import { hashKey } from '@tanstack/react-query';
import type { DocumentData } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { author } from './write-stamps.ts';

/**
 * Returns true if a stored document is exactly what this account sends: a write whose answer was lost
 * took effect, and is neither a conflict nor to be made twice.
 */
export function isWritten(stored: DocumentData | undefined, sent: DocumentData): boolean {
  if (stored === undefined || stored.updated_by !== author()) return false;
  // A document in the trash is another record.
  if (stored.deleted_at) return false;
  // Timestamps are compared as the ISO dates that were sent.
  const plain = plainDocument('', stored);
  const fields = Object.keys(sent).map((name) => [name, plain[name] ?? null]);
  return hashKey([Object.fromEntries(fields)]) === hashKey([sent]);
}
