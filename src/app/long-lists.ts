import type { QueryClient } from '@tanstack/react-query';
import { postQueries } from '#data/queries.ts';
import { parseArticleSearch } from '#domain/blog/article-categories.ts';
import { viewBlog, viewHome } from '#domain/blog/post-list.ts';
import { PART_LENGTH, readPage } from '#domain/site/catalogue.ts';
import type { AppRouter } from './router.tsx';

/** Reduces a long list of articles to the part that the page shows, before the page is rendered. */
export function cutLongLists(router: AppRouter, queries: QueryClient): void {
  const { pathname, search } = router.state.location;
  const { queryKey } = postQueries.list();
  const { data: posts, dataUpdatedAt: updatedAt = 0 } = queries.getQueryState(queryKey) ?? {};
  if (!Array.isArray(posts) || posts.length <= PART_LENGTH) return;
  const part =
    pathname === '/blog'
      ? viewBlog(posts, parseArticleSearch({ ...search }).categorie, readPage(search))
      : viewHome(posts);
  queries.setQueryData(queryKey, part, { updatedAt });
}
