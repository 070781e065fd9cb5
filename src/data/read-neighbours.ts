import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { postsIn } from '#domain/blog/post-list.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { hotelsIn } from '#domain/hotel/hotel-list.ts';
import type { Region } from '#domain/hotel/hotel-search.ts';
import { CATALOGUE_MAX } from '#domain/site/catalogue.ts';
import { isOnline } from './online.ts';
import { hotelQueries, persistOffline, postQueries } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

// A short list is read whole, as other pages show it too; of a long one only the records beside one.

const HOTEL_COUNT = queryOptions({
  persister: persistOffline,
  queryKey: ['count', 'hotels'],
  queryFn: async () => (await import('./read-hotels.ts')).countHotels(),
  staleTime: FRESH_MS.hotels,
});
const POST_COUNT = queryOptions({
  persister: persistOffline,
  queryKey: ['count', 'posts'],
  queryFn: async () => (await import('./read-blog-posts.ts')).countPosts(),
  staleTime: FRESH_MS.posts,
});

/** Whether a list is too long to be read for a few records; false where that cannot be known. */
async function isLong(client: QueryClient, count: typeof HOTEL_COUNT | typeof POST_COUNT) {
  if (!isOnline()) return false;
  return (await client.fetchQuery(count).catch(() => 0)) > CATALOGUE_MAX;
}

/** The hotels of `hotelsBeside`. Rejects when unreachable. */
export async function readRegion(
  client: QueryClient,
  region: Region | null,
): Promise<HotelSummary[]> {
  if (region === null) return [];
  return (await isLong(client, HOTEL_COUNT))
    ? (await import('./read-hotels.ts')).listRegionHotels(region)
    : hotelsIn(await client.fetchQuery(hotelQueries.list()));
}

/** The articles of `postsBeside`. Rejects when unreachable. */
export async function readAround(client: QueryClient, id: string): Promise<BlogPostSummary[]> {
  return (await isLong(client, POST_COUNT))
    ? (await import('./read-blog-posts.ts')).listPostsAround(id)
    : postsIn(await client.fetchQuery(postQueries.list()));
}

/** Reads a short list, for the server: its instance keeps what was taken of one, not that it was read. */
export async function readShortHotels(client: QueryClient): Promise<void> {
  if (!(await isLong(client, HOTEL_COUNT))) await client.prefetchQuery(hotelQueries.list());
}

/** The same for articles. */
export async function readShortPosts(client: QueryClient): Promise<void> {
  if (!(await isLong(client, POST_COUNT))) await client.prefetchQuery(postQueries.list());
}
