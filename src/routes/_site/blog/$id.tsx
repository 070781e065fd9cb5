import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { cachedRecord } from '#data/cached-first.ts';
import { useCountRead } from '#data/count.ts';
import { postsBeside } from '#data/posts-beside.ts';
import { postQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { ArticleNotFound } from '#features/blog/article-not-found.tsx';
import { ArticlePage } from '#features/blog/article-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { PageLoading } from '#features/site/page-pending.tsx';
import { buttonClass } from '#ui/button.tsx';
import { UNOPENED, unreadHead } from '../../-not-found-head.ts';

export const Route = createFileRoute('/_site/blog/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const readAround = () => queryClient.prefetchQuery(postsBeside(queryClient, params.id));
    if (!import.meta.env.SSR) void readAround();
    const [post, { articleHead }] = await Promise.all([
      cachedRecord(queryClient, postQueries.detail(params.id)),
      import('#features/blog/article-head.ts'),
    ]);
    if (!post) throw notFound();
    // The server waits for them, as its HTML must be complete, but reads no neighbours of any id.
    if (import.meta.env.SSR) {
      await (await import('#data/read-neighbours.ts')).readShortPosts(queryClient);
      await readAround();
    }
    return articleHead(post);
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? seoHead(loaderData.head)
      : unreadHead(match.status, 'Article non trouvé', UNOPENED.article),
  component: Article,
  pendingComponent: () => <PageLoading>Chargement de l’article…</PageLoading>,
  errorComponent: ArticleUnread,
  notFoundComponent: ArticleNotFound,
});

function ArticleUnread({ error }: { error: unknown }) {
  return (
    <LoadError
      error={error}
      title="Erreur lors du chargement des articles"
      offlineTitle={UNOPENED.article}
    >
      <Link to="/blog" hash="articles" className={buttonClass({ variant: 'outline' })}>
        Retour au blog
      </Link>
    </LoadError>
  );
}

function Article() {
  const { id } = Route.useParams();
  const { plate } = Route.useLoaderData();
  const { data: post } = useSuspenseQuery(postQueries.detail(id));
  useCountRead('article', id);
  if (!post) return <ArticleNotFound />;
  return (
    <ArticlePage
      key={post.id}
      post={post}
      plate={plate}
      loading={<HeroLoading>Chargement de l’article…</HeroLoading>}
    />
  );
}
