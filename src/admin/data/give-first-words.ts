import { doc } from 'firebase/firestore';
import type { Photo } from '#domain/media/photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { adminDb } from './admin-db.ts';
import { writeStamps } from './write-stamps.ts';
import { writeTransaction } from './write-transaction.ts';

/**
 * Gives a photograph of the library its first words, which it proposes to the next record; later words
 * are the record's alone.
 */
export async function giveFirstWords({ id, focal, alt, caption, credit }: Photo): Promise<void> {
  await writeTransaction(async (transaction) => {
    const photo = doc(adminDb, COLLECTIONS.media, id);
    const stored = (await transaction.get(photo)).data();
    if (stored?.alt === null) {
      transaction.update(photo, { focal, alt, caption, credit, ...writeStamps() });
    }
  });
}
