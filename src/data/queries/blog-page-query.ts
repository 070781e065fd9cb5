import { queryOptions } from '@tanstack/react-query';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import type { ArticleListSlice } from '#domain/blog/post-list.later.ts';
import { postQueries } from './post-queries.ts';
import { LIST_DERIVED_OPTIONS } from './query-client.ts';

const queryKeyOf = (category: ArticleCategory | undefined, page: number) =>
  ['posts', 'page', category ?? null, page] as const;

const postViews = () => import('#domain/blog/post-list.later.ts');

/**
 * Query of one page of the list of articles. If reading fails, selects the articles of a category from the cached first
 * page, provided that all articles fit on that page.
 */
export const blogPageQuery = (category?: ArticleCategory, page = 1) =>
  queryOptions<ArticleListSlice>({
    ...LIST_DERIVED_OPTIONS,
    meta: {
      ...LIST_DERIVED_OPTIONS.meta,
      lastResort: async (client) => {
        const firstPage = client.getQueryData<ArticleListSlice>(queryKeyOf(undefined, 1));
        if (firstPage?.pages !== 1) return undefined;
        return (await postViews()).selectBlogPage(firstPage.records, category, page);
      },
    },
    queryKey: queryKeyOf(category, page),
    queryFn: async ({ client }) => {
      const posts = await client.fetchQuery(postQueries.all());
      return (await postViews()).selectBlogPage(posts, category, page);
    },
  });
