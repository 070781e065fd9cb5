import { collection, getDocsFromServer, query, where } from 'firebase/firestore';
import { readDocuments } from '#data/read-documents.ts';
import { HotelDestination } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { withDeadline } from './with-deadline.ts';

/** The links of a hotel (or of a destination), as they are now on the server. Rejects when unreachable. */
export async function readLinks(
  side: 'hotel_id' | 'destination_id',
  id: string,
): Promise<HotelDestination[]> {
  const links = collection(adminDb, COLLECTIONS.hotelDestinations);
  const { docs } = await withDeadline(getDocsFromServer(query(links, where(side, '==', id))));
  return readDocuments(HotelDestination, COLLECTIONS.hotelDestinations, docs);
}
