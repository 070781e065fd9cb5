import { createFileRoute, redirect } from '@tanstack/react-router';
import { firstMatchingHotelsQuery } from '#data/queries/hotel-list-queries.ts';
import { postQueries } from '#data/queries/post-queries.ts';
import { readCachedFirst } from '#data/queries/query-client.ts';
import { headFromLoaderData } from '#data/seo-head.ts';
import { parseArticleCategoryParam } from '#domain/blog/article-categories.ts';
import { parseHotelFilter } from '#domain/hotel/hotel-filter.ts';
import { isIntroDue, parseIntroParam } from '#features/intro/intro-due.ts';
import { useNewsletterPopup } from '#features/newsletter/use-newsletter-popup.ts';
import { PageHero } from '#features/shell/page-hero.tsx';
import { scrollToSection } from '#features/shell/scroll-to-section.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { createLazyPart, whenNearViewport } from '#ui/later.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { readPageSeoHead } from '../-head.ts';

const loadHotels = () => import('#features/hotels/home-hotels.later.tsx');
const loadArticles = () => import('#features/blog/home-articles.later.tsx');
const loadTestimonials = () => import('#features/testimonials/testimonials.later.tsx');

const Hotels = createLazyPart('featured', async () => (await loadHotels()).HomeHotels);
const Posts = createLazyPart('journal', async () => (await loadArticles()).HomeArticles);
const Testimonials = createLazyPart(
  'temoignages',
  async () => (await loadTestimonials()).HomeTestimonials,
  whenNearViewport('300px'),
);

export const Route = createFileRoute('/_site/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseHotelFilter(search),
    ...parseArticleCategoryParam(search),
    ...parseIntroParam(search),
  }),
  beforeLoad: ({ cause, search }) => {
    if (!import.meta.env.SSR && cause === 'enter' && search.intro !== 0 && isIntroDue()) {
      throw redirect({ to: '/intro', search: true, hash: true, replace: true });
    }
  },
  loader: async ({ context: { queryClient }, location }) => {
    // After a navigation, preloads the code of the page's sections; on page load, this loader runs on the server only.
    if (!import.meta.env.SSR) {
      void Promise.allSettled([loadHotels(), loadArticles(), loadTestimonials()]);
    }
    const posts = queryClient.prefetchQuery(postQueries.home());
    const [head] = await Promise.all([
      readPageSeoHead(queryClient, 'home'),
      readCachedFirst(queryClient, firstMatchingHotelsQuery(parseHotelFilter(location.search))),
    ]);
    // The server's HTML must contain the articles; in browsers, the page shows a loading message.
    if (import.meta.env.SSR) await posts;
    return head;
  },
  head: headFromLoaderData,
  component: Home,
});

function Home() {
  useNewsletterPopup();
  return (
    <>
      <HomeHero />
      <Hotels />
      <Posts />
      <Testimonials />
    </>
  );
}

function HomeHero() {
  return (
    <PageHero
      id="home-title"
      className="page-margins flex flex-col md:grid md:min-h-140 md:grid-cols-[52fr_48fr] lg:min-h-160 xl:min-h-179 xl:grid-cols-[46fr_54fr]"
      kicker="Hôtels cinq étoiles et palaces"
      title={'Découvrez\nles plus beaux\npalaces du monde'}
      titleClass="title text-hero mt-4 max-[24rem]:text-[10.5vw] md:mt-8 md:max-xl:text-[5.3vw] xl:text-[min(4.5vw,4.25rem)]"
      textClass="flex flex-col pt-8 pb-3 md:pt-19 md:pb-11"
      text={
        <>
          <p className="mt-3 max-w-80 text-intro text-ink-2 md:mt-6 md:max-w-84">
            Les meilleures adresses cinq étoiles, visitées et racontées, pour des séjours que l’on
            n’oublie pas.
          </p>
          <p className="mt-6 md:mt-9">
            <Button className="max-md:w-full" onClick={() => scrollToSection('featured')}>
              Découvrir <Icon name="arrow-down" size={18} />
            </Button>
          </p>
          <PictureCaption numeral="I" className="mt-6 md:mt-auto md:pt-11 md:pr-6">
            La terrasse à l’heure où la mer devient d’or, un dimanche de septembre.
          </PictureCaption>
        </>
      }
      picture={{
        src: '/art/page-home-1280.webp',
        alt: 'Affiche\u00a0: la terrasse d’un palace au soleil couchant, une longue façade claire à stores rouges, un couple à la balustrade et la mer dorée au loin.',
        sizes: '(width >= 48rem) max(54vw, 67rem), 100vw',
        boxClass: 'mr-(--bleed) order-first h-100 max-md:ml-(--bleed) md:order-none md:h-auto',
        loading: "Chargement de la page d'accueil...",
      }}
    />
  );
}
