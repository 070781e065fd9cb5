import { createFileRoute, useLocation } from '@tanstack/react-router';
import { blogPageQuery } from '#data/queries/blog-page-query.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import {
  type ArticleCategory,
  parseArticleCategoryParam,
} from '#domain/blog/article-categories.ts';
import { parsePageNumber } from '#domain/site/pagination.ts';
import { ArticleCard } from '#features/blog/article-card.tsx';
import {
  ArticlesByCategory,
  useArticleCategoryParam,
} from '#features/blog/articles-by-category.tsx';
import { PageHero } from '#features/shell/page-hero.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { headOfListPage, readPageSeoHead } from '../../-head.ts';

export const Route = createFileRoute('/_site/blog/')({
  validateSearch: parseArticleCategoryParam,
  loader: async ({ context: { queryClient }, location }) => {
    const { categorie } = parseArticleCategoryParam(location.search);
    const articles = blogPageQuery(categorie, parsePageNumber(location.search));
    // The server's HTML must contain the articles; in browsers, the list shows a loading message.
    if (import.meta.env.SSR) {
      const [view, head] = await Promise.all([
        readCachedFirst(queryClient, articles),
        readPageSeoHead(queryClient, 'blog'),
      ]);
      return headOfListPage(head, location, view);
    }
    void queryClient.prefetchQuery(articles);
    return readPageSeoHead(queryClient, 'blog');
  },
  head: headFromLoaderData,
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

const NOTE = 'Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon.';

function BlogHero() {
  return (
    <PageHero
      id="blog-title"
      className="page-grid pt-7.5 md:pt-16"
      kicker="Blog"
      title={'Le journal,\nécrit sur place'}
      titleClass="title text-page mt-2 md:mt-4"
      textClass="md:col-span-8 md:col-start-2"
      text={<p className="mt-4 text-note text-ink-2 md:hidden">{NOTE}</p>}
      picture={{
        src: '/art/article-carte-et-boussole-1280.webp',
        alt: 'Affiche\u00a0: une carte dépliée sur une table de bois, un itinéraire rouge en pointillé, une boussole de laiton, un passeport et une tasse de café.',
        sizes: '(width >= 90rem) 84rem, 100vw',
        boxClass: 'ml-(--bleed) mt-6 h-75 max-md:mr-(--bleed) md:col-span-11 md:mt-11 md:h-110',
        loading: 'Chargement du journal…',
      }}
    >
      <PictureCaption numeral="I" className="mt-4 md:col-span-5 md:col-start-2">
        La table de la veille du départ&nbsp;: une carte, une boussole, un café qui refroidit.
      </PictureCaption>
      <p className="mt-4 text-note text-ink-2 max-md:hidden md:col-span-4 md:col-start-9">{NOTE}</p>
    </PageHero>
  );
}

function addressOf(page: number, category: ArticleCategory | undefined): string {
  const chosen = category === undefined ? '' : `categorie=${encodeURIComponent(category)}&`;
  return `/blog?${chosen}page=${page}#articles`;
}

function BlogArticles() {
  const category = useArticleCategoryParam();
  const page = useLocation({ select: ({ search }) => parsePageNumber(search) });
  return (
    <section
      id="articles"
      tabIndex={-1}
      aria-labelledby="articles-title"
      className="pt-11 pb-19 focus-visible:outline-none md:pt-18 md:pb-28"
    >
      <h2 id="articles-title" className="sr-only">
        Tous les articles
      </h2>
      <ArticlesByCategory query={blogPageQuery(category, page)} className="page-margins">
        {(view) => (
          <>
            <ul className="grid gap-x-[clamp(1rem,2.2222vw,2rem)] gap-y-12 pt-6.5 sm:grid-cols-2 md:gap-y-18 md:pt-11 lg:grid-cols-3">
              {view.records.map((post, index) => {
                const variant = variantOf(index);
                return (
                  <li key={post.id} className={variant === 'cell' ? undefined : 'col-span-full'}>
                    <ArticleCard post={post} variant={variant} />
                  </li>
                );
              })}
            </ul>
            <Pagination
              label="Pages d’articles"
              page={view.page}
              pages={view.pages}
              hrefOf={(number) => addressOf(number, category)}
            />
          </>
        )}
      </ArticlesByCategory>
    </section>
  );
}

/** Returns the variant of an article's card: the first and, mirrored, the eighth fill a row; the others, one cell. */
function variantOf(index: number) {
  if (index === 0) return 'row';
  return index === 7 ? 'row-mirrored' : 'cell';
}
