import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database } from '../../e2e/support/firestore.ts';

/** Stores a published hotel that no page has shown and no cache holds. */
export async function plantPublished(): Promise<{ id: string; name: string }> {
  const id = `panne-${crypto.randomUUID().slice(0, 8)}`;
  const name = `Maison ${id}`;
  const wanted = { name, location: 'Nulle part', region: 'Europe', price: 100, published: true };
  const now = Timestamp.now();
  await database()
    .collection(COLLECTIONS.hotels)
    .doc(id)
    .set({ ...v.parse(HotelInput, wanted), created_at: now, updated_at: now });
  return { id, name };
}
