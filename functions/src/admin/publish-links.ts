import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { documentEvents } from '../journal/document-events.ts';
import { isRestored } from '../journal/is-restored.ts';

const { hotels, hotelDestinations } = COLLECTIONS;

/**
 * Reads the links of a hotel.
 * @returns a function that gives them its `published`, as a transaction reads before it writes.
 */
export async function readLinks(
  db: Firestore,
  transaction: Transaction,
  hotelId: string,
): Promise<(published: boolean) => void> {
  const ofHotel = db.collection(hotelDestinations).where('hotel_id', '==', hotelId);
  const { docs } = await transaction.get(ofHotel);
  return (published) => {
    for (const link of docs) {
      if (link.get('published') !== published) transaction.update(link.ref, { published });
    }
  };
}

/**
 * Gives the links of a hotel its `published`, false when there is no such hotel: the rules show
 * visitors no others, as a link's id tells the hotel's name. Whoever wrote the hotel or the link (the
 * editor, a list, a restoration, an import, a console), the next event mends it.
 */
export async function publishLinks(db: Firestore, hotelId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const hotel = await transaction.get(db.collection(hotels).doc(hotelId));
    const publish = await readLinks(db, transaction, hotelId);
    publish(hotel.get('published') === true);
  });
}

const events = documentEvents();

export const publishHotelLinks = events?.onDocumentWritten(
  { document: `${hotels}/{id}`, retry: true },
  async (event) => {
    const db = await database();
    if (!(await isRestored(db, event))) await publishLinks(db, event.params.id);
  },
);

export const publishLink = events?.onDocumentWritten(
  { document: `${hotelDestinations}/{id}`, retry: true },
  async (event) => {
    const hotelId: unknown = event.data?.after.get('hotel_id');
    const db = await database();
    if (typeof hotelId !== 'string' || (await isRestored(db, event))) return;
    await publishLinks(db, hotelId);
  },
);
