import { queryOptions } from '@tanstack/react-query';
import type { Region } from '#domain/hotel/hotel-search.ts';
import { persistOffline } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

// Queries that few pages use, kept out of queries.ts, which every page loads.

/** The published hotels among `ids`, in the order of `ids`. */
export const severalHotels = (ids: readonly string[]) =>
  queryOptions({
    persister: (read, context, query) =>
      persistOffline(read, context, query, async () =>
        (await import('./saved-hotels.ts')).savedAmong(ids),
      ),
    meta: { offline: true },
    queryKey: ['hotels', 'several', ...ids],
    queryFn: async () => (await import('./read-hotels.ts')).getHotels(ids),
    staleTime: FRESH_MS.hotel,
  });

/** The newest four hotels of a region. */
export const regionHotels = (region: Region | null) =>
  queryOptions({
    persister: persistOffline,
    meta: { offline: true },
    queryKey: ['hotels', 'region', region],
    queryFn: async () =>
      region === null ? [] : (await import('./read-hotels.ts')).listRegionHotels(region),
    staleTime: FRESH_MS.hotels,
  });

/** The next newer article, the article itself and the next older article, in that order. */
export const postsAround = (id: string) =>
  queryOptions({
    persister: persistOffline,
    meta: { offline: true },
    queryKey: ['posts', 'around', id],
    queryFn: async () => (await import('./read-blog-posts.ts')).listPostsAround(id),
    staleTime: FRESH_MS.posts,
  });
