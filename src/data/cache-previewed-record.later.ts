import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { findMentionedHotels } from '#domain/blog/named-hotels.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { StoredSettings } from '#domain/settings/site-settings.ts';
import { hotelsOfPostQuery } from './queries.later.ts';
import { destinationQueries, hotelQueries, postQueries } from './queries.ts';
import { preparePostForDisplay } from './read-blog-posts.later.ts';
import { settingsQuery } from './settings.ts';

/** Puts a record, whether stored or not, into the query cache in the form in which its page reads records. */
export async function cachePreviewedRecord(client: QueryClient, section: string, record: unknown) {
  if (section === 'hotels') {
    const hotel = v.parse(Hotel, record);
    client.setQueryData(hotelQueries.detail(hotel.id).queryKey, hotel);
  } else if (section === 'destinations') {
    const place = v.parse(Destination, record);
    client.setQueryData(destinationQueries.bySlug(place.destination_slug).queryKey, place);
  } else if (section === 'reglages') {
    client.setQueryData(settingsQuery.queryKey, v.parse(StoredSettings, record));
  } else {
    const post = await preparePostForDisplay(v.parse(BlogPost, record));
    client.setQueryData(postQueries.detail(post.id).queryKey, post);
    if (import.meta.env.SSR) return;
    // In browsers, pages do not search articles for hotels' names: finds them here, as stale data that the page reads again.
    const hotels = await client.fetchQuery(hotelQueries.all()).catch(() => []);
    const found = findMentionedHotels(post.content ?? '', hotels);
    const named = found.map((hotel) => ({ coordinates: null, ...hotel, image: null }));
    client.setQueryData(hotelsOfPostQuery(post).queryKey, named, { updatedAt: 1 });
  }
}
