import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCountPageView } from '#data/count.ts';
import { postQueries } from '#data/queries/post-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { type SeoHeadData, seoHead } from '#data/seo-head.ts';
import { parseHostedPicture, parsePhoto } from '#domain/media/photo.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { articlePath } from '#domain/site/record-paths.ts';
import { ArticlePage } from '#features/blog/article-page.tsx';
import { PageLoadError } from '#features/shell/load-error.tsx';
import { missingRecordHead } from '#features/shell/missing-head.ts';
import { PagePending } from '#features/shell/page-pending.tsx';
import { type MissingRecordTexts, RecordNotFound } from '#features/shell/record-not-found.tsx';
import { useBackToList } from '#features/shell/use-back-to-list.ts';
import { ILLUSTRATION_ALTS_AND_CAPTIONS } from '#ui/pictures/art-manifest.ts';

const MISSING: MissingRecordTexts = {
  title: 'Article non trouvé',
  back: { to: '/blog', hash: 'articles', children: 'Retour au blog' },
};

const isOwnArt = (name: string): name is keyof typeof ILLUSTRATION_ALTS_AND_CAPTIONS =>
  Object.hasOwn(ILLUSTRATION_ALTS_AND_CAPTIONS, name);

/** Returns the texts of an article's picture. Only the loader calls it, so that the large table is not loaded early. */
function heroTexts(image: string | null) {
  const name = parseHostedPicture(image ?? '')?.art ?? '';
  if (isOwnArt(name)) {
    const { place, alt } = ILLUSTRATION_ALTS_AND_CAPTIONS[name];
    return { caption: `${place}.`, alt };
  }
  const photo = parsePhoto(image);
  return { caption: photo?.caption ?? '', alt: photo?.alt ?? '' };
}

export const Route = createFileRoute('/_site/blog/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const post = await readCachedFirst(queryClient, postQueries.detail(params.id));
    if (!post) throw notFound();
    // The server's HTML must contain the links at the article's end; in the browser, ArticleRelatedContent reads them.
    if (import.meta.env.SSR) {
      const { hotelsOfPostQuery, adjacentPostsQuery } = await import(
        '#data/queries/post-queries.later.ts'
      );
      await Promise.all([
        queryClient.prefetchQuery(adjacentPostsQuery(post.id)),
        queryClient.prefetchQuery(hotelsOfPostQuery(post)),
      ]);
    }
    const path = articlePath(post.id);
    const head: SeoHeadData = { seo: blogPostSeo(post), path, type: 'article' };
    return { head, hero: heroTexts(post.image) };
  },
  head: ({ loaderData, match }) =>
    loaderData ? seoHead(loaderData.head) : missingRecordHead(MISSING.title, match.status),
  // Another article is another page: it leads back as the visitor came to it.
  remountDeps: ({ params }) => params.id,
  component: Article,
  pendingComponent: () => <PagePending>Chargement de l’article…</PagePending>,
  errorComponent: ({ error }) => <PageLoadError error={error} missing={MISSING} />,
  notFoundComponent: () => (
    <RecordNotFound
      {...MISSING}
      text="La page a été arrachée, ou n’a jamais été écrite. Le reste du journal se lit toujours."
    />
  ),
});

function Article() {
  const { id } = Route.useParams();
  const { hero } = Route.useLoaderData();
  const { data: post } = useSuspenseQuery(postQueries.detail(id));
  useCountPageView('article', id);
  const onClick = useBackToList('/blog', 'articles');
  if (!post) throw notFound();
  return <ArticlePage post={post} back={{ ...MISSING.back, onClick }} hero={hero} />;
}
