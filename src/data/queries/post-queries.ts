import { queryOptions } from '@tanstack/react-query';
import type { ArticleListSlice } from '#domain/blog/post-list.later.ts';
import { LIST_DERIVED_OPTIONS } from './query-client.ts';

const readPosts = () => import('./read-blog-posts.later.ts');

export const postQueries = {
  all: () =>
    queryOptions({
      meta: { onServer: 'memoryOnly' },
      queryKey: ['posts', 'all'],
      queryFn: async () => (await readPosts()).listPosts(),
    }),
  home: () =>
    queryOptions<ArticleListSlice>({
      ...LIST_DERIVED_OPTIONS,
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
