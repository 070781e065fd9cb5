import { isDeepStrictEqual } from 'node:util';
import { type AuditAction, STAMP_FIELDS } from '../../src/domain/admin/audit-entry.ts';
import { entityOf } from '../../src/domain/admin/entities.ts';
import { DAY_MS } from '../../src/domain/text/today.ts';
import { instantIn } from './firestore-values.ts';

export type Values = Record<string, unknown>;

export type Actor = { uid: string; email: string | null };

type DocumentWrite = {
  collection: string;
  documentId: string;
  before: Values | null;
  after: Values | null;
};

const KEPT_MS = 365 * DAY_MS;

function recordLabel(collection: string, values: Values | null): string | null {
  const { title, journalLabel } = entityOf(collection) ?? {};
  if (journalLabel) return journalLabel({ created_at: instantIn(values?.created_at) });
  const label = values?.[title ?? ''];
  return typeof label === 'string' ? label : null;
}

function changedFields({ before, after }: DocumentWrite): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const stamp of STAMP_FIELDS) names.delete(stamp);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).sort();
}

type Circumstances = { action: AuditAction; actor: Actor | null; at: Date };

/** Returns a journal entry, kept for a year. Entries about visitors' data contain no values. */
export function journalEntry(write: DocumentWrite, { action, actor, at }: Circumstances) {
  const { collection, documentId, before, after } = write;
  const { personal } = entityOf(collection) ?? {};
  const changed = changedFields(write);
  const kept = (values: Values | null) =>
    values && !personal
      ? Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)))
      : null;
  return {
    action,
    collection,
    document_id: personal?.journalId ?? documentId,
    label: recordLabel(collection, after ?? before),
    actor,
    at,
    before: kept(before),
    after: kept(after),
    changed,
    expires_at: new Date(at.getTime() + KEPT_MS),
  };
}
