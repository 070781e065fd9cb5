import { isDeepStrictEqual } from 'node:util';
import {
  type AuditAction,
  type AuditedCollection,
  STAMP_FIELDS,
} from '../../../src/domain/admin/audit-entry.ts';

export type Values = Record<string, unknown>;

/** A write as its trigger tells it; `before` is null for a creation, `after` for a deletion. */
export type AuditWrite = {
  eventId: string;
  collection: AuditedCollection;
  documentId: string;
  at: Date;
  before: Values | null;
  after: Values | null;
};

/** What a write did. */
export function actionOf({ before, after }: Pick<AuditWrite, 'before' | 'after'>): AuditAction {
  if (before === null) return 'create';
  return after === null ? 'delete' : 'update';
}

/** The names of the fields that a write changed, who wrote and when apart. */
export function changedFields({ before, after }: Pick<AuditWrite, 'before' | 'after'>): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const stamp of STAMP_FIELDS) names.delete(stamp);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).sort();
}
