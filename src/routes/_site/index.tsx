import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { hotelQueries, postQueries } from '#data/queries.ts';
import { headOf } from '#data/seo-head.ts';
import { parseArticleSearch } from '#domain/blog/article-categories.ts';
import { parseHotelSearch } from '#domain/hotel/hotel-search.ts';
import { HomeHero } from '#features/home/home-hero.tsx';
import { isIntroDue } from '#features/intro/intro-due.ts';
import { NewsletterPopup } from '#features/newsletter/newsletter-openers.tsx';
import { later, whenNear } from '#ui/later.tsx';
import { loadHead } from '../-head.ts';

const Hotels = later(
  'featured',
  async () => (await import('#features/hotel-list/featured-hotels.tsx')).FeaturedHotels,
);
const Posts = later(
  'journal',
  async () => (await import('#features/blog/featured-posts.tsx')).FeaturedPosts,
);
const Testimonials = later(
  'temoignages',
  async () => (await import('#features/testimonials/testimonials.tsx')).Testimonials,
  whenNear('300px'),
);

/** « ?intro=0 » skips the intro. */
const readIntro = ({ intro }: Record<string, unknown>): { intro?: 0 | undefined } => ({
  intro: intro === 0 ? intro : undefined,
});

export const Route = createFileRoute('/_site/')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...parseHotelSearch(search),
    ...parseArticleSearch(search),
    ...readIntro(search),
  }),
  beforeLoad: ({ cause, search }) => {
    if (!import.meta.env.SSR && cause === 'enter' && search.intro !== 0 && isIntroDue()) {
      throw redirect({ to: '/intro', search: true, hash: true, replace: true });
    }
  },
  loader: async ({ context: { queryClient } }) => {
    // Preloads the sections on navigation; on a first view, this loader runs on the server only.
    if (!import.meta.env.SSR)
      void Promise.allSettled([
        import('#features/hotel-list/featured-hotels.tsx'),
        import('#features/blog/featured-posts.tsx'),
        import('#features/testimonials/testimonials.tsx'),
      ]);
    const posts = queryClient.prefetchQuery(postQueries.list());
    const [head] = await Promise.all([
      loadHead(queryClient, 'home'),
      cachedFirst(queryClient, hotelQueries.list()),
    ]);
    // Only the server waits for the articles below the hotels.
    if (import.meta.env.SSR) await posts;
    return head;
  },
  head: headOf,
  component: Home,
});

function Home() {
  const { data: hotels } = useSuspenseQuery(hotelQueries.list());
  return (
    <>
      <HomeHero />
      <Hotels hotels={hotels} />
      <Posts />
      <Testimonials />
      <NewsletterPopup />
    </>
  );
}
