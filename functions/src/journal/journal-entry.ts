import { isDeepStrictEqual } from 'node:util';
import {
  type AuditAction,
  ERASED_ID,
  STAMP_FIELDS,
} from '../../../src/domain/admin/audit-entry.ts';
import { entityOf } from '../../../src/domain/admin/entities.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { formatDateTime } from '../../../src/domain/text/dates.ts';
import { dateIn } from '../calls/stored-date.ts';

export type Values = Record<string, unknown>;

export type Actor = { uid: string; email: string | null };

/** A write to one document; `before` is null for a creation, `after` for a deletion. */
type DocumentWrite = {
  collection: string;
  documentId: string;
  before: Values | null;
  after: Values | null;
};

const KEPT_MS = 365 * 86_400_000;

/** Returns a record's name, or for visitors' requests their date; null for records without a name. */
function recordLabel(collection: string, values: Values | null): string | null {
  if (collection === COLLECTIONS.contactRequests) {
    const date = dateIn(values?.created_at);
    return date ? `du ${formatDateTime(date.toISOString())}` : null;
  }
  const label = values?.[entityOf(collection)?.title ?? ''];
  return typeof label === 'string' ? label : null;
}

/** Returns the names of the changed fields, except author and timestamps. */
function changedFields({ before, after }: DocumentWrite): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const stamp of STAMP_FIELDS) names.delete(stamp);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).sort();
}

type Circumstances = { action: AuditAction; actor: Actor | null; at: Date };

/** Returns a journal entry, kept for a year. Entries about visitors' data contain no values. */
export function journalEntry(write: DocumentWrite, { action, actor, at }: Circumstances) {
  const { collection, documentId, before, after } = write;
  const { isPersonal } = entityOf(collection) ?? {};
  const changed = changedFields(write);
  const kept = (values: Values | null) =>
    values && !isPersonal
      ? Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)))
      : null;
  return {
    action,
    collection,
    // A subscription's id is a hash of a person's email address.
    document_id: collection === COLLECTIONS.newsletterSubscriptions ? ERASED_ID : documentId,
    label: recordLabel(collection, after ?? before),
    actor,
    at,
    before: kept(before),
    after: kept(after),
    changed,
    expires_at: new Date(at.getTime() + KEPT_MS),
  };
}
