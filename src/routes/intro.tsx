import { createFileRoute, useRouter } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { homeAfterIntro } from '#features/intro/seen-intro.ts';

export const Route = createFileRoute('/intro')({
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      cachedFirst(queryClient, pageSeoQueries.bySlug('intro')),
      import('#features/site/page-head.ts'),
    ]);
    return pageHead('intro', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: IntroRoute,
});

function IntroRoute() {
  const router = useRouter();
  const { searchStr, hash } = router.state.location;
  return (
    <IntroPage
      onHalf={() => void router.preloadRoute({ to: '/' })}
      onEnd={(isRemembered) =>
        void router.navigate({
          href: homeAfterIntro(searchStr, hash, isRemembered),
          replace: true,
        })
      }
    />
  );
}
