import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { destinationQueries } from '#data/destinations.ts';
import { SiteFooter } from '#features/site/site-footer.tsx';
import { SiteFrame } from '#features/site/site-frame.tsx';
import { lazyNear } from '#ui/lazy-near.tsx';

const Footer = import.meta.env.SSR
  ? SiteFooter
  : lazyNear('footer', async () => (await import('#features/site/site-footer.tsx')).SiteFooter);

export const Route = createFileRoute('/_site')({
  loader: async ({ context }) => {
    const destinations = context.queryClient.prefetchQuery(destinationQueries.footer());
    // In the browser no page waits for its footer.
    if (import.meta.env.SSR) await destinations;
    return { year: new Date().getFullYear() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: SiteLayout,
});

function SiteLayout() {
  const { year } = Route.useLoaderData();
  const { data: destinations = [] } = useQuery(destinationQueries.footer());
  return (
    <SiteFrame
      footer={
        <Suspense>
          <Footer destinations={destinations} year={year} />
        </Suspense>
      }
    >
      <Outlet />
    </SiteFrame>
  );
}
