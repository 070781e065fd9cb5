import type { DocumentData } from 'firebase/firestore';
import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { BlogPostInput, toBlogPostInput } from '#domain/blog/blog-post-input.ts';
import { Destination } from '#domain/destination/destination.ts';
import { DestinationInput, toDestinationInput } from '#domain/destination/destination-input.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { HotelInput, toHotelDraft } from '#domain/hotel/hotel-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { findSlugOwner } from './read-records.ts';
import { saveRecord } from './save-record.ts';
import { SlugTakenError } from './slug-reservation.ts';

/** A stored document as plain data, whatever it holds. */
export const StoredRecord = v.looseObject({ id: v.string() });
export type StoredRecord = v.InferOutput<typeof StoredRecord>;

export type CompletableKind = 'hotel' | 'article' | 'destination';

/** A document as its editor would save it: defaults where a field is missing or malformed. */
function inputOf(kind: CompletableKind, stored: StoredRecord): DocumentData {
  switch (kind) {
    case 'hotel':
      return v.parse(HotelInput, toHotelDraft(v.parse(Hotel, stored)));
    case 'article':
      return v.parse(BlogPostInput, toBlogPostInput(v.parse(BlogPost, stored)));
    case 'destination':
      return v.parse(DestinationInput, toDestinationInput(v.parse(Destination, stored)));
  }
}

const COLLECTION_OF = {
  hotel: COLLECTIONS.hotels,
  article: COLLECTIONS.blogPosts,
  destination: COLLECTIONS.destinations,
} as const;

/**
 * Saves a document with the defaults of the fields it lacks; `created_at` is now if it is missing.
 * @throws ValiError when what is missing has no default: a name, a region.
 * @throws SlugTakenError when another destination has the slug.
 * @throws what `saveRecord` throws.
 */
export async function completeRecord(kind: CompletableKind, stored: StoredRecord): Promise<void> {
  const { id } = stored;
  const input = inputOf(kind, stored);
  if (kind === 'destination') {
    const owner = await findSlugOwner(String(input.destination_slug), id);
    if (owner !== null) throw new SlugTakenError(owner);
  }
  const updatedAt = typeof stored.updated_at === 'string' ? stored.updated_at : null;
  const opened = { id, updatedAt };
  await saveRecord({ collection: COLLECTION_OF[kind], input, opened, wantedId: id });
}
