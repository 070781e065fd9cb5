import { hashKey } from '@tanstack/react-query';
import {
  type DocumentData,
  doc,
  type FieldValue,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import * as v from 'valibot';
import { plainDocument } from '#data/read-documents.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { withFormerSlug } from '#domain/destination/destination.ts';
import { STAMPS } from '#domain/schema/fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { author, type Links, prepareLinks, writeStamps, writeTransaction } from './write.ts';

export class ConflictError extends Error {
  override name = 'ConflictError';
  readonly stored: Record<string, unknown> | null;
  constructor(stored: Record<string, unknown> | null) {
    super('The record has changed since it was opened.');
    this.stored = stored;
  }
}

export type Place = {
  opened: { id: string; updatedAt: string | null } | null;
  wantedId?: string;
  links?: Links;
  isPartial?: boolean;
};

type Found = { id: string; stored: DocumentData | undefined };

/** Recognises an earlier write whose answer was lost: it must neither conflict nor be repeated. */
function isWritten(stored: DocumentData, sent: DocumentData): boolean {
  if (stored.updated_by !== author() || stored.deleted_at) return false;
  const known = plainDocument('', stored);
  const kept = Object.keys(sent).map((name) => [name, known[name] ?? null]);
  // Compares dates as strings.
  return hashKey([Object.fromEntries(kept)]) === hashKey([sent]);
}

/** Finds a free id, or the document to change. @throws ConflictError when changed since opened */
async function find(
  transaction: Transaction,
  { collection, trashDays }: Entity,
  input: DocumentData,
  { opened, wantedId = '' }: Place,
): Promise<Found> {
  const read = async (id: string) => {
    const snapshot = await transaction.get(doc(adminDb, collection, id));
    return { id, stored: snapshot.data() };
  };
  for (let number = 1; opened === null; number += 1) {
    const found = await read(number === 1 ? wantedId : `${wantedId}-${number}`);
    if (!found.stored || isWritten(found.stored, input)) return found;
  }
  const found = await read(opened.id);
  const { id, stored } = found;
  const current = stored && !stored.deleted_at ? plainDocument(id, stored) : null;
  const savedAt = v.parse(v.fallback(STAMPS.updated_at, null), current?.updated_at);
  const isUnchanged = savedAt === opened.updatedAt;
  // Pages and settings, which nobody deletes, are created by their first save.
  const mayBeMissing = trashDays === null;
  if (isUnchanged && (current || mayBeMissing)) return found;
  if (stored && isWritten(stored, input)) return found;
  throw new ConflictError(current);
}

export function dateOf(
  { shownBy }: Entity,
  stored: Found['stored'],
  written: DocumentData,
): FieldValue | null {
  const isShown = written[shownBy ?? ''] === true;
  const known = stored?.created_at;
  return known?.toDate ? known : isShown ? serverTimestamp() : null;
}

function derivedFields(entity: Entity, { stored }: Found, input: DocumentData): DocumentData {
  if (!entity.shownBy) return {};
  const created_at = dateOf(entity, stored, input);
  if (entity.collection !== COLLECTIONS.destinations) return { created_at };
  return { created_at, former_slugs: withFormerSlug(stored, String(input.destination_slug)) };
}

/** Saves a record and a hotel's links, all or nothing; returns the id. @throws ConflictError */
export function save(entity: Entity, values: DocumentData, place: Place): Promise<string> {
  const { links = { before: [], after: [] }, isPartial = false } = place;
  const { publish_at: plan } = values;
  const input = { ...values, ...(plan && { publish_at: new Date(plan) }) };
  return writeTransaction(async (transaction) => {
    const found = await find(transaction, entity, input, place);
    const writeLinks = await prepareLinks(transaction, found.id, input, links);
    const fields = { ...input, ...derivedFields(entity, found, input), ...writeStamps() };
    transaction.set(doc(adminDb, entity.collection, found.id), fields, { merge: isPartial });
    writeLinks();
    return found.id;
  });
}
