import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { hotelQueries, pageSeoQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { parseHotelSearch } from '#domain/hotel/hotel-search.ts';
import { AllHotels, DestinationsHero } from '#features/hotel-list/destinations-page.tsx';
import { replaceHotelSearch } from '#features/hotel-list/replace-hotel-search.ts';
import { HeroLoading } from '#features/site/hero-loading.tsx';

export const Route = createFileRoute('/_site/destinations/')({
  validateSearch: parseHotelSearch,
  loader: async ({ context: { queryClient } }) => {
    const [content, { pageHead }] = await Promise.all([
      queryClient.ensureQueryData(pageSeoQueries.bySlug('destinations')),
      import('#features/site/page-head.ts'),
      queryClient.ensureQueryData(hotelQueries.list()),
    ]);
    return pageHead('destinations', content);
  },
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Destinations,
});

function Destinations() {
  const { data: hotels } = useSuspenseQuery(hotelQueries.list());
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <DestinationsHero loading={<HeroLoading>Chargement des destinations…</HeroLoading>} />
      <AllHotels
        hotels={hotels}
        search={search}
        onSearch={(wanted) =>
          navigate({
            search: (before) => replaceHotelSearch(before, wanted),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  );
}
