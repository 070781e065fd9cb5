import { queryOptions } from '@tanstack/react-query';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { extractHotelIdsFromHtml, findMentionedHotels } from '#domain/blog/named-hotels.ts';
import type { Hotel, MappedHotel } from '#domain/hotel/hotel.ts';
import { hotelQueries, loadHotelsModule } from './hotel-queries.ts';
import { LIST_DERIVED_OPTIONS } from './query-client.ts';

/** Query of the next newer and the next older article than the article `id`. */
export const adjacentPostsQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'around', id],
    queryFn: async () => (await import('./read-blog-posts.later.ts')).listAdjacentPosts(id),
  });

/**
 * Query of the hotels that an article links to or names. Only the server, which has all hotels in its cache, searches
 * for names.
 */
export const hotelsOfPostQuery = ({ id, content }: Pick<BlogPost, 'id' | 'content'>) =>
  queryOptions<(MappedHotel & Pick<Hotel, 'image'>)[]>({
    ...LIST_DERIVED_OPTIONS,
    queryKey: ['hotels', 'of-post', id],
    queryFn: async ({ client, queryKey }) => {
      const html = content ?? '';
      if (import.meta.env.SSR) {
        const hotels = findMentionedHotels(html, await client.fetchQuery(hotelQueries.all()));
        return hotels.map(({ id, name, location, image = null, coordinates = null }) => {
          return { id, name, location, image, coordinates };
        });
      }
      const cachedHotels = client.getQueryData<MappedHotel[]>(queryKey) ?? [];
      const ids = [...extractHotelIdsFromHtml(html), ...cachedHotels.map((hotel) => hotel.id)];
      return (await loadHotelsModule()).getHotelsByIds([...new Set(ids)]);
    },
  });
