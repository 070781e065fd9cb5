import { isDeepStrictEqual } from 'node:util';
import { AUDIT_IGNORED_FIELDS, type AuditAction } from '../../src/domain/admin/audit-entry.ts';
import {
  entityOfCollection,
  visitorDataEntityOfCollection,
} from '../../src/domain/admin/entities.ts';
import { formatShortDateTime } from '../../src/domain/text/dates.ts';
import { DAY_MS } from '../../src/domain/text/today.ts';
import { timestampToIso } from './firestore-values.ts';

export type FieldValues = Record<string, unknown>;

export type AuditActor = { uid: string; email: string | null };

type DocumentWrite = {
  collection: string;
  documentId: string;
  before: FieldValues | null;
  after: FieldValues | null;
};

const RETENTION_MS = 365 * DAY_MS;

/**
 * Maximum bytes of the old values (`before`) and of the new values (`after`) in an audit log entry, together below a
 * document's 1 MiB. Old values get more room, so that they can be restored.
 */
const VALUE_BYTES_MAX = { before: 700_000, after: 300_000 };
/** Maximum nesting of a value in the audit log: Firestore allows 20 levels of maps and lists; an entry adds some. */
const MAX_DEPTH = 15;
/**
 * Bytes that the estimate takes for any object such as a timestamp, reference or vector: Firestore's largest are
 * smaller.
 */
const OTHER_BYTES = 20_000;

/** Estimates a value's bytes in Firestore, never too low; Infinity if its nesting is too deep for the audit log. */
function sizeOf(value: unknown, depth = 0): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Uint8Array) return value.byteLength;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return OTHER_BYTES;
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  const parts = Object.entries(value).flat();
  return parts.reduce<number>((sum, part) => sum + sizeOf(part, depth + 1), 0);
}

/** Returns the values of the changed fields; leaves out the largest values if they exceed `room` bytes together. */
function valuesWithin(room: number, values: FieldValues, changed: readonly string[]): FieldValues {
  const entries = Object.entries(values)
    .filter(([name]) => changed.includes(name))
    .toSorted(([, a], [, b]) => sizeOf(a) - sizeOf(b));
  while (sizeOf(Object.fromEntries(entries)) > room) entries.pop();
  return Object.fromEntries(entries);
}

function recordLabel(collection: string, values: FieldValues | null): string | null {
  const { title } = entityOfCollection(collection) ?? {};
  const createdAt = title === null && timestampToIso(values?.created_at);
  if (createdAt) return `du ${formatShortDateTime(createdAt)}`;
  const label = title && values?.[title];
  return typeof label === 'string' ? label : null;
}

function changedFields({ before, after }: DocumentWrite): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  for (const stamp of AUDIT_IGNORED_FIELDS) names.delete(stamp);
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], after?.[name])).sort();
}

type EntryContext = { action: AuditAction; actor: AuditActor | null; at: Date };

/** Returns an audit log entry about a change, to be kept for a year. Entries about visitors' data contain no values. */
export function createAuditEntry(write: DocumentWrite, { action, actor, at }: EntryContext) {
  const { collection, documentId, before, after } = write;
  const personal = visitorDataEntityOfCollection(collection)?.personal;
  const changed = changedFields(write);
  const loggedValues = (values: FieldValues | null, room: number) =>
    values && !personal ? valuesWithin(room, values, changed) : null;
  return {
    action,
    collection,
    document_id: personal?.nameInAuditLog ?? documentId,
    label: recordLabel(collection, after ?? before),
    actor,
    at,
    before: loggedValues(before, VALUE_BYTES_MAX.before),
    after: loggedValues(after, VALUE_BYTES_MAX.after),
    changed,
    expires_at: new Date(at.getTime() + RETENTION_MS),
  };
}
