import { queryOptions } from '@tanstack/react-query';
import { FRESH_MS } from './freshness.ts';
import { OFFLINE, persistOffline } from './query-persister.ts';

const reader = () => import('./read-blog-posts.ts');

export const postQueries = {
  /** All published posts, newest first (spec section 7, « Blog posts »). */
  list: () =>
    queryOptions({
      queryKey: ['posts', 'list'],
      queryFn: async () => (await reader()).listPosts(),
      staleTime: FRESH_MS.posts,
      persister: persistOffline,
      meta: OFFLINE,
    }),
  /** One published post, or null (spec section 7, « Blog post by id »). */
  detail: (id: string) =>
    queryOptions({
      queryKey: ['posts', 'detail', id],
      queryFn: async () => (await reader()).getPost(id),
      staleTime: FRESH_MS.posts,
      persister: persistOffline,
      meta: OFFLINE,
    }),
};
