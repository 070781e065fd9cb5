import { createFileRoute, Outlet } from '@tanstack/react-router';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { SavedHotelCacher } from '#features/favourites/saved-hotel-cacher.tsx';
import { SiteFrame } from '#features/shell/site-frame.tsx';
import { createLazyPart } from '#ui/later.tsx';

const Footer = createLazyPart(
  'footer',
  async () => (await import('#features/shell/site-footer.later.tsx')).SiteFooter,
);

export const Route = createFileRoute('/_site')({
  loader: async ({ context }) => {
    const destinations = context.queryClient.prefetchQuery(destinationQueries.footer());
    // The server's HTML must contain the footer's links; in browsers, the footer reads them later.
    if (import.meta.env.SSR) await destinations;
    return { year: new Date().getFullYear() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  component: SiteLayout,
  // The build does not split this route into chunks, because every page of the site needs all of its code at once.
  codeSplitGroupings: [],
});

function SiteLayout() {
  const { year } = Route.useLoaderData();
  return (
    <>
      <SiteFrame footer={<Footer year={year} />}>
        <Outlet />
      </SiteFrame>
      <SavedHotelCacher />
    </>
  );
}
