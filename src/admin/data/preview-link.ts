import { doc } from 'firebase/firestore';
import type { Entity } from '#domain/entity/entity.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { PREVIEW_DAYS } from '#domain/site/preview-link.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { adminDb } from './admin-db.ts';
import { writeStamps, writeTransaction } from './transaction.ts';

/** Path of the document with the one preview link of a record. */
export const previewPath = ({ collection }: Entity, id: string) =>
  `${COLLECTIONS.previews}/${collection}_${id}`;

async function hashOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const writeLink = (entity: Entity, record: string, hash: string, until: Date) =>
  writeTransaction(async (transaction) => {
    const fields = { collection: entity.collection, record, hash, until, ...writeStamps() };
    transaction.set(doc(adminDb, previewPath(entity, record)), fields);
  });

/** Opens a link to a record's page and ends the former one. Returns its URL: only its hash is stored. */
export async function openPreviewLink(entity: Entity, id: string): Promise<string> {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  const until = new Date(Date.now() + PREVIEW_DAYS * DAY_MS);
  await writeLink(entity, id, await hashOf(token), until);
  return `${location.origin}/apercu/${token}`;
}

export const endPreviewLink = (entity: Entity, id: string) => writeLink(entity, id, '', new Date());
