import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { findMentionedHotels } from '#domain/blog/named-hotels.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { StoredSettings } from '#domain/settings/site-settings.ts';
import { destinationQueries } from './destination-queries.ts';
import { hotelQueries, loadHotelsModule } from './hotel-queries.ts';
import { hotelsOfPostQuery } from './post-queries.later.ts';
import { postQueries } from './post-queries.ts';
import { preparePostForDisplay } from './read-blog-posts.later.ts';
import { settingsQuery } from './settings-query.ts';

type CacheRecord = (client: QueryClient, record: unknown) => Promise<void> | void;

/** How to cache a record of each section of the administration that has previews. */
const CACHE_BY_SECTION: Record<string, CacheRecord> = {
  hotels(client, record) {
    const hotel = v.parse(Hotel, record);
    client.setQueryData(hotelQueries.detail(hotel.id).queryKey, hotel);
  },
  destinations(client, record) {
    const place = v.parse(Destination, record);
    client.setQueryData(destinationQueries.bySlug(place.destination_slug).queryKey, place);
  },
  reglages(client, record) {
    client.setQueryData(settingsQuery.queryKey, v.parse(StoredSettings, record));
  },
  async articles(client, record) {
    const post = await preparePostForDisplay(v.parse(BlogPost, record));
    client.setQueryData(postQueries.detail(post.id).queryKey, post);
    if (import.meta.env.SSR) return;
    // In browsers, `hotelsOfPostQuery` does not search an article for hotels' names: searches here instead.
    const hotels = await client.fetchQuery(hotelQueries.all()).catch(() => []);
    const ids = findMentionedHotels(post.content ?? '', hotels).map(({ id }) => id);
    const { getHotelsByIds } = await loadHotelsModule();
    const mentioned = await getHotelsByIds(ids).catch(() => []);
    client.setQueryData(hotelsOfPostQuery(post).queryKey, mentioned);
  },
};

/** Puts a record, whether stored or not, into the query cache in the form in which its public page reads it. */
export async function cachePreviewedRecord(client: QueryClient, section: string, record: unknown) {
  const cache = CACHE_BY_SECTION[section];
  if (!cache) throw new Error(`Records of the section ${section} have no preview.`);
  await cache(client, record);
}
