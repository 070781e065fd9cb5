import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { findMentionedHotels } from '#domain/blog/named-hotels.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { StoredSettings } from '#domain/settings/site-settings.ts';
import type { PreviewKind } from '#domain/site/preview-link.ts';
import { destinationQueries } from './destination-queries.ts';
import { hotelQueries, loadHotelsModule } from './hotel-queries.ts';
import { hotelsOfPostQuery } from './post-queries.later.ts';
import { postQueries } from './post-queries.ts';
import { preparePostForDisplay } from './read-blog-posts.later.ts';
import { settingsQuery } from './settings-query.ts';

type CacheRecord = (client: QueryClient, record: unknown) => Promise<void> | void;

const CACHE_BY_KIND: Record<PreviewKind, CacheRecord> = {
  hotel(client, record) {
    const hotel = v.parse(Hotel, record);
    client.setQueryData(hotelQueries.detail(hotel.id).queryKey, hotel);
  },
  destination(client, record) {
    const place = v.parse(Destination, record);
    client.setQueryData(destinationQueries.bySlug(place.destination_slug).queryKey, place);
  },
  settings(client, record) {
    client.setQueryData(settingsQuery.queryKey, v.parse(StoredSettings, record));
  },
  async article(client, record) {
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
export const cachePreviewedRecord = async (
  client: QueryClient,
  kind: PreviewKind,
  record: unknown,
) => CACHE_BY_KIND[kind](client, record);
