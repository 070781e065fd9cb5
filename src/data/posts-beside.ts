import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from './queries.ts';

/**
 * Published articles, newest first, among them the one before and the one after an article: the whole
 * list where it is in memory.
 */
export function postsBeside(client: QueryClient, id: string) {
  const list = postQueries.list();
  if (Array.isArray(client.getQueryData(list.queryKey))) return list;
  return {
    ...list,
    queryKey: ['posts', 'around', id],
    queryFn: async () => (await import('./read-neighbours.ts')).readAround(client, id),
  };
}
