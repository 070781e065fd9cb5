import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { postQueries } from '#data/queries.ts';
import { headOf } from '#data/seo-head.ts';
import { postsIn } from '#domain/blog/post-list.ts';
import { viewBlog } from '#domain/blog/view-posts.ts';
import { parseArticleSearch } from '#features/blog/article-search.ts';
import { BlogArticles, BlogHero } from '#features/blog/blog-page.tsx';
import { headOfPage, loadHead } from '../../-head.ts';

export const Route = createFileRoute('/_site/blog/')({
  validateSearch: parseArticleSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const list = postQueries.list();
    // Only the server waits for the articles: in the browser, the list shows a loading state.
    const read = import.meta.env.SSR
      ? cachedFirst(queryClient, list)
      : void queryClient.prefetchQuery(list);
    const [head, posts] = await Promise.all([loadHead(queryClient, 'blog'), read]);
    return import.meta.env.SSR
      ? headOfPage(head, location, viewBlog(postsIn(posts ?? []), undefined, 1))
      : head;
  },
  head: headOf,
  component: Blog,
});

function Blog() {
  return (
    <>
      <BlogHero />
      <BlogArticles />
    </>
  );
}
