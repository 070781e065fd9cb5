import { createFileRoute, useRouter } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { homeAfterIntro } from '#features/intro/seen-intro.ts';
import { loadPageHead } from './-load-page-head.ts';

export const Route = createFileRoute('/intro')({
  loader: ({ context: { queryClient } }) => loadPageHead(queryClient, 'intro'),
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
