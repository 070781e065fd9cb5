import { queryOptions } from '@tanstack/react-query';
import type { ArticleListSlice } from '#domain/blog/post-list.later.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { findSavedHotel } from './favourites.ts';

// The code that reads Firestore loads with the first fetch: after a server-rendered page, that may be never.
export const loadHotelsModule = () => import('./read-hotels.later.ts');
const readPosts = () => import('./read-blog-posts.later.ts');
const readDestinations = () => import('./read-destinations.later.ts');

/** Options of queries whose data are made from a whole list: the server caches the whole list instead of these data. */
export const LIST_DERIVED_QUERY_OPTIONS = { meta: { isServerCached: false }, retry: false };

export const hotelQueries = {
  /** Query of all published hotels, newest first. */
  all: () =>
    queryOptions({
      meta: { isSent: false },
      queryKey: ['hotels', 'all'],
      queryFn: async ({ client }) => (await loadHotelsModule()).listCatalogueHotels(client),
    }),
  card: (id: string) =>
    queryOptions({
      queryKey: ['hotels', 'card', id],
      queryFn: async () => (await loadHotelsModule()).getHotelSummary(id),
    }),
  detail: (id: string) =>
    queryOptions({
      meta: { lastResort: () => findSavedHotel(id) },
      queryKey: ['hotels', 'detail', id],
      queryFn: async () => (await loadHotelsModule()).getHotel(id),
    }),
};

export const postQueries = {
  all: () =>
    queryOptions({
      meta: { isSent: false },
      queryKey: ['posts', 'all'],
      queryFn: async () => (await readPosts()).listPosts(),
    }),
  home: () =>
    queryOptions<ArticleListSlice>({
      ...LIST_DERIVED_QUERY_OPTIONS,
      queryKey: ['posts', 'home'],
      queryFn: async ({ client }) => {
        const { selectHomePosts } = await import('#domain/blog/post-list.later.ts');
        return selectHomePosts(await client.fetchQuery(postQueries.all()));
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['posts', 'detail', id],
      queryFn: async () => (await readPosts()).getPost(id),
    }),
};

type Destinations = Awaited<ReturnType<typeof readDestinations>>;

const ofDestinations = <TData>(key: string[], read: (from: Destinations) => Promise<TData>) =>
  queryOptions({
    queryKey: ['destinations', ...key],
    queryFn: async () => read(await readDestinations()),
  });

export const destinationQueries = {
  links: () => ofDestinations(['links'], (from) => from.listDestinationLinks()),
  footer: () => ofDestinations(['footer'], (from) => from.listFooterDestinations()),
  bySlug: (slug: string) => ofDestinations(['slug', slug], (from) => from.getDestination(slug)),
  hotels: (id: string, after = '') =>
    ofDestinations(['hotels', id, after], (from) => from.listNextDestinationHotels(id, after)),
};

export const pageSeoQueries = {
  /** Query of the owners' SEO texts for a page. If reading fails, `readPageSeoThroughCache` keeps the previous texts. */
  bySlug: (slug: PageSlug) =>
    queryOptions({
      queryKey: ['page-seo', slug],
      queryFn: async () => (await import('./read-page-seo-record.later.ts')).getPageSeo(slug),
    }),
};
