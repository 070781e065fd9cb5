import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from './queries.ts';

/** The articles before and after an article; the whole list if it is in memory. */
export function postsBeside(client: QueryClient, id: string) {
  const list = postQueries.list();
  if (Array.isArray(client.getQueryData(list.queryKey))) return list;
  return {
    ...list,
    queryKey: ['posts', 'around', id],
    queryFn: async () => (await import('./read-blog-posts.ts')).listPostsAround(id),
  };
}
