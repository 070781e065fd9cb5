import { queryOptions } from '@tanstack/react-query';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import type { PostView } from '#domain/blog/post-list.ts';
import { persistOffline, postQueries, VIEW } from './queries.ts';
import { FRESH_MS } from './query-client.ts';

// Apart from more-queries.ts, which other pages load.
const postViews = () => import('#domain/blog/post-list.ts');

/** One page of the blog. Offline, a category is cut from the first page if that holds all posts. */
export const blogPage = (category?: ArticleCategory, page = 1) =>
  queryOptions<PostView>({
    persister: (read, context, query) =>
      persistOffline(read, context, query, async () => {
        const first = context.client.getQueryData<PostView>(['posts', 'page', null, 1]);
        if (first?.pages !== 1) return undefined;
        return (await postViews()).viewBlog(first.records, category, page);
      }),
    meta: VIEW,
    queryKey: ['posts', 'page', category ?? null, page],
    queryFn: async ({ client }) => {
      const posts = await client.fetchQuery(postQueries.all());
      return (await postViews()).viewBlog(posts, category, page);
    },
    staleTime: FRESH_MS.posts,
    retry: false,
  });
