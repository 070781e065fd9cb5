import type { DocumentData } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/collections.ts';
import { hotelDestinationId } from '#domain/hotel-destination.ts';
import { database } from './firestore.ts';

const destinations = () => database().collection(COLLECTIONS.destinations);
const links = () => database().collection(COLLECTIONS.hotelDestinations);

/** A destination of a test's own, stored past the rules; its name is its slug in capitals. */
export async function plantDestination(id: string, fields: DocumentData = {}): Promise<string> {
  const name = id.toUpperCase();
  await destinations()
    .doc(id)
    .set({
      destination_name: name,
      destination_slug: id,
      display_order: 900,
      active: true,
      banner_image: null,
      subtitle: null,
      description: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
      updated_by: 'test',
      ...fields,
    });
  return name;
}

/** Links a destination with a demo hotel, which stays as it is. */
export async function plantLink(destination_id: string, hotel_id: string): Promise<void> {
  const id = hotelDestinationId(hotel_id, destination_id);
  await links().doc(id).set({ hotel_id, destination_id, updated_by: 'test' });
}

/** What is stored of a destination. */
export async function storedDestination(id: string): Promise<DocumentData | undefined> {
  return (await destinations().doc(id).get()).data();
}

/** Its links, by hotel. */
export async function storedLinks(id: string): Promise<string[]> {
  const { docs } = await links().where('destination_id', '==', id).get();
  return docs.map((link) => String(link.get('hotel_id'))).sort();
}

/** Takes away all destinations whose id begins so, with their links. */
export async function removeDestinations(prefix: string): Promise<void> {
  const { docs } = await destinations().get();
  for (const { id, ref } of docs.filter((document) => document.id.startsWith(prefix))) {
    const { docs: linked } = await links().where('destination_id', '==', id).get();
    for (const link of linked) await link.ref.delete();
    await ref.delete();
  }
}
