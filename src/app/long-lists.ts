import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hotelQueries, postQueries } from '#data/queries.ts';
import { parseArticleSearch } from '#domain/blog/article-categories.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { type PostView, viewBlog, viewHome } from '#domain/blog/post-list.ts';
import type { HotelSummary } from '#domain/hotel/hotel.ts';
import { hotelPart, toHotelFilter } from '#domain/hotel/hotel-filter.ts';
import { indexPage } from '#domain/hotel/hotel-index.ts';
import type { DestinationHotels, HotelPart } from '#domain/hotel/hotel-list.ts';
import { parseHotelSearch } from '#domain/hotel/hotel-search.ts';
import { CATALOGUE_PATHS, PART_LENGTH, readPage } from '#domain/site/catalogue.ts';
import type { AppRouter } from './router.tsx';

const HOTELS = hotelQueries.list().queryKey;
const POSTS = postQueries.list().queryKey;

/** Characters kept of a description: more than fit on a card. */
const DESCRIPTION_LENGTH = 240;

type Search = { [key: string]: unknown };

function cut<TRecord, TPart>(
  queries: QueryClient,
  queryKey: QueryKey,
  partOf: (records: TRecord[]) => TPart,
): void {
  const { data, dataUpdatedAt: updatedAt = 0 } = queries.getQueryState<TRecord[]>(queryKey) ?? {};
  if (!Array.isArray(data) || data.length <= PART_LENGTH) return;
  queries.setQueryData(queryKey, partOf(data), { updatedAt });
}

/** Reduces long lists to the part that the page shows, before it is rendered and dehydrated. */
export function cutLongLists(router: AppRouter, queries: QueryClient): void {
  const { pathname } = router.state.location;
  const search: Search = { ...router.state.location.search };
  cut(queries, HOTELS, (hotels: HotelSummary[]): HotelPart => {
    const part = hotelPart(hotels, toHotelFilter(parseHotelSearch(search)));
    return pathname === '/destinations'
      ? { ...part, index: indexPage(hotels, readPage(search)) }
      : part;
  });
  cut(
    queries,
    POSTS,
    (posts: BlogPostSummary[]): PostView =>
      pathname === '/blog'
        ? viewBlog(posts, parseArticleSearch(search).categorie, readPage(search))
        : viewHome(posts),
  );
  const ofDestinations = queries
    .getQueryCache()
    .findAll({ queryKey: ['destinations', 'hotel-list'] });
  for (const { queryKey } of ofDestinations) {
    queries.setQueryData<DestinationHotels>(
      queryKey,
      (whole) => whole && { ...whole, hotels: whole.hotels.slice(0, PART_LENGTH) },
    );
  }
}

/** Reads the whole list at a path, for browsers that have only a part; null for an unknown path. */
export async function readList(path: string, queries: QueryClient): Promise<unknown[] | null> {
  if (path === CATALOGUE_PATHS.posts) {
    const posts = await queries.fetchQuery(postQueries.list());
    return Array.isArray(posts) ? posts : null;
  }
  if (path !== CATALOGUE_PATHS.hotels) return null;
  const hotels = await queries.fetchQuery(hotelQueries.list());
  if (!Array.isArray(hotels)) return null;
  return hotels.map((hotel) => ({
    ...hotel,
    description: hotel.description?.slice(0, DESCRIPTION_LENGTH) ?? null,
  }));
}
