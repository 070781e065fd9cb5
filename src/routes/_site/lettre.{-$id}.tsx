import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { letterQuery, lettersQuery } from '#data/queries/letter-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { headFromLoaderData, type SeoHeadData } from '#data/seo-head.ts';
import { blogPostSeo } from '#domain/seo/entity-seo.ts';
import { ArticleByline } from '#features/blog/article-byline.tsx';
import { ArticleBody, ArticleHeader } from '#features/blog/article-page.tsx';
import type { MissingRecordTexts } from '#features/shell/record-not-found.tsx';
import { readPageSeoHead } from '../-head.ts';

const BACK: MissingRecordTexts['back'] = {
  to: '/lettre/{-$id}',
  params: { id: undefined },
  children: 'Toutes les lettres',
};

// The list of newsletters and each newsletter share one route, because every page loads some code of each route.
export const Route = createFileRoute('/_site/lettre/{-$id}')({
  loader: async ({ context: { queryClient }, params: { id } }): Promise<SeoHeadData> => {
    if (id === undefined) {
      await readCachedFirst(queryClient, lettersQuery);
      return readPageSeoHead(queryClient, 'lettre');
    }
    const letter = await readCachedFirst(queryClient, letterQuery(id));
    if (!letter) throw notFound();
    return {
      seo: blogPostSeo(letter, 'lettre'),
      path: `/lettre/${letter.id}`,
      type: 'article',
    };
  },
  head: headFromLoaderData,
  component: LetterRoute,
});

function LetterRoute() {
  const { id } = Route.useParams();
  return id === undefined ? <LetterList /> : <LetterPage key={id} id={id} />;
}

function LetterPage({ id }: { id: string }) {
  const { data: letter } = useSuspenseQuery(letterQuery(id));
  if (!letter) throw notFound();
  return (
    <article className="pb-19 md:pb-28">
      <ArticleHeader post={letter} back={BACK} />
      <ArticleBody post={letter} caption="" />
    </article>
  );
}

function LetterList() {
  const { data: letters } = useSuspenseQuery(lettersQuery);
  return (
    <div className="page-margins pt-7.5 pb-19 md:pt-16 md:pb-28">
      <h1 className="title text-page">Les lettres parues</h1>
      {letters.length === 0 && <p className="mt-8 text-intro">La première lettre s’écrit.</p>}
      {letters.map(({ id, subject, preheader, created_at }) => (
        <article key={id} className="relative mt-8 border-t border-rule pt-6.5 md:mt-11 md:pt-9">
          <ArticleByline post={{ created_at }} className="text-small" />
          <h2 className="title text-lead mt-2 wrap-anywhere">
            <Link to="/lettre/{-$id}" params={{ id }} className="after:absolute after:inset-0">
              {subject}
            </Link>
          </h2>
          <p className="mt-2 max-w-158 text-note text-ink-2">{preheader}</p>
        </article>
      ))}
    </div>
  );
}
