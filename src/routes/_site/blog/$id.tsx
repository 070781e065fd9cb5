import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { postQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { ArticleNotFound } from '#features/blog/article-not-found.tsx';
import { ArticlePage } from '#features/blog/article-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { PageLoading } from '#features/site/page-pending.tsx';
import { buttonClass } from '#ui/button.tsx';
import { notFoundHead } from '../../-not-found-head.ts';

export const Route = createFileRoute('/_site/blog/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const neighbours = queryClient.prefetchQuery(postQueries.list());
    const [post, { articleHead }] = await Promise.all([
      queryClient.ensureQueryData(postQueries.detail(params.id)),
      import('#features/blog/article-head.ts'),
    ]);
    if (!post) throw notFound();
    // Only the server waits for them, as its HTML must be complete.
    if (import.meta.env.SSR) await neighbours;
    return articleHead(post);
  },
  head: ({ loaderData }) =>
    loaderData ? seoHead(loaderData.head) : notFoundHead('Article non trouvé'),
  component: Article,
  pendingComponent: () => <PageLoading>Chargement de l’article…</PageLoading>,
  errorComponent: ArticleUnread,
  notFoundComponent: ArticleNotFound,
});

function ArticleUnread({ error }: { error: unknown }) {
  return (
    <LoadError error={error} title="Erreur lors du chargement des articles">
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
