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

/** A write of one document; `before` is null for a creation, `after` for a deletion. */
export type DocumentWrite = {
  collection: string;
  documentId: string;
  before: Values | null;
  after: Values | null;
};

const KEPT_MS = 365 * 86_400_000;

/** What a record is called: visitors' requests by their date; null for those without a name. */
function recordLabel(collection: string, values: Values | null): string | null {
  if (collection === COLLECTIONS.contactRequests) {
    const date = dateIn(values?.created_at);
    return date ? `du ${formatDateTime(date.toISOString())}` : null;
  }
  const label = values?.[entityOf(collection)?.title ?? ''];
  return typeof label === 'string' ? label : null;
}

/** The names of the fields that a write changed, its author and time left out. */
export function changedFields({ before, after }: DocumentWrite): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const stamp of STAMP_FIELDS) names.delete(stamp);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).sort();
}

const only = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** What the entry keeps of the values: nothing of visitors' data, of an update what it changed. */
function keptValues({ collection, before, after }: DocumentWrite, changed: readonly string[]) {
  if (entityOf(collection)?.isPersonal) return { before: null, after: null };
  if (before === null || after === null) return { before, after };
  return { before: only(before, changed), after: only(after, changed) };
}

type Circumstances = { action: AuditAction; actor: Actor | null; at: Date };

/** Makes an entry of the journal, kept for a year. */
export function journalEntry(write: DocumentWrite, { action, actor, at }: Circumstances): Values {
  const { collection, documentId, before, after } = write;
  const changed = changedFields(write);
  return {
    action,
    collection,
    // Those of subscriptions are made of a person's address.
    document_id: collection === COLLECTIONS.newsletterSubscriptions ? ERASED_ID : documentId,
    label: recordLabel(collection, after ?? before),
    actor,
    at,
    ...keptValues(write, changed),
    changed,
    expires_at: new Date(at.getTime() + KEPT_MS),
  };
}
