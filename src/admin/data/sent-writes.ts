import { hashKey } from '@tanstack/react-query';
import type { DocumentData } from 'firebase/firestore';
import { plainDocument } from '#data/read-documents.ts';
import { author } from './write-stamps.ts';

/** A write without an answer. */
export type SentWrite = {
  id: string;
  input: DocumentData;
  /** Ids of the destinations that a hotel was to be linked to. */
  links: readonly string[];
};

/** Keyed by collection and record; kept until the record is saved again or its editor is left. */
const unconfirmed = new Map<string, SentWrite>();

/** The last unanswered write of a record: it may be what is stored now. */
export const unconfirmedWrite = (key: string): SentWrite | undefined => unconfirmed.get(key);

/** Remembers an unanswered write; without a write, forgets the last one. */
export function noteUnconfirmed(key: string, write?: SentWrite | undefined): void {
  if (write) unconfirmed.set(key, write);
  else unconfirmed.delete(key);
}

/** Forgets all of them, when an editor is left. */
export const forgetUnconfirmed = (): void => unconfirmed.clear();

/** Whether a stored document is exactly what this account sent. */
export function isWritten(stored: DocumentData | undefined, sent: DocumentData): boolean {
  if (stored === undefined || stored.updated_by !== author()) return false;
  // Timestamps as dates are written: as ISO dates.
  const plain = plainDocument('', stored);
  const fields = Object.keys(sent).map((name) => [name, plain[name] ?? null]);
  return hashKey([Object.fromEntries(fields)]) === hashKey([sent]);
}
