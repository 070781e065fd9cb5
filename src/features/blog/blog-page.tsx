import { useLocation } from '@tanstack/react-router';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import { viewBlog } from '#domain/blog/view-posts.ts';
import { readPage } from '#domain/site/catalogue.ts';
import { PageHero } from '#features/site/page-hero.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { PlateCaption } from '#ui/pictures/plate.tsx';
import { CategoryTabs, useCategory } from './category-tabs.tsx';
import { PostGrid } from './post-grid.tsx';
import { PostListState } from './post-list-state.tsx';

const NOTE = 'Guides, récits et conseils de celles et ceux qui dorment ailleurs pour de bon.';

export function BlogHero() {
  return (
    <PageHero
      id="blog-title"
      className="page-grid pt-7.5 md:pt-16"
      kicker="Blog"
      title={
        <>
          Le journal, <br />
          écrit sur place
        </>
      }
      titleClass="page-title mt-2 md:mt-4"
      textClass="md:col-span-8 md:col-start-2"
      text={<p className="mt-4 text-note text-ink-2 md:hidden">{NOTE}</p>}
      picture={{
        src: '/art/article-carte-et-boussole-1280.webp',
        alt: 'Affiche\u00a0: une carte dépliée sur une table de bois, un itinéraire rouge en pointillé, une boussole de laiton, un passeport et une tasse de café.',
        sizes: '(width >= 90rem) 84rem, 100vw',
        boxClass: 'bleed-left mt-6 h-75 max-md:bleed-right md:col-span-11 md:mt-11 md:h-110',
        loading: 'Chargement du journal…',
      }}
    >
      <PlateCaption as="p" numeral="I" className="mt-4 md:col-span-5 md:col-start-2">
        La table de la veille du départ&nbsp;: une carte, une boussole, un café qui refroidit.
      </PlateCaption>
      <p className="mt-4 text-note text-ink-2 max-md:hidden md:col-span-4 md:col-start-9">{NOTE}</p>
    </PageHero>
  );
}

function addressOf(page: number, category: ArticleCategory | undefined): string {
  const chosen = category === undefined ? '' : `categorie=${encodeURIComponent(category)}&`;
  return `/blog?${chosen}page=${page}#articles`;
}

/** Renders the section that « Retour au blog » links to. */
export function BlogArticles() {
  const category = useCategory();
  const asked = useLocation({ select: ({ search }) => readPage(search) });
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
      <PostListState
        isEnough={(part) =>
          part.of === 'blog' && part.category === category && part.asked === asked
        }
      >
        {(posts, part) => {
          const view = part?.of === 'blog' ? part : viewBlog(posts, category, asked);
          return (
            <CategoryTabs categories={view.categories} className="page-margins">
              <PostGrid posts={view.records} />
              <PageLinks
                label="Pages d’articles"
                page={view.page}
                pages={view.pages}
                hrefOf={(number) => addressOf(number, category)}
              />
            </CategoryTabs>
          );
        }}
      </PostListState>
    </section>
  );
}
