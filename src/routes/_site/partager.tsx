import { createFileRoute } from '@tanstack/react-router';
import { cachedFirst } from '#data/cached-first.ts';
import { hotelQueries } from '#data/queries.ts';
import { seoHead } from '#data/seo-head.ts';
import { hotelsIn } from '#domain/hotel/hotel-list.ts';
import { type SharedTarget, ShareTargetPage } from '#features/share-target/share-target-page.tsx';

export const Route = createFileRoute('/_site/partager')({
  loader: async () => (await import('#features/site/unindexed-head.ts')).unindexedHead('/partager'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: ShareTarget,
});

function ShareTarget() {
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  async function readHotels() {
    const list = await cachedFirst(queryClient, hotelQueries.list());
    if (Array.isArray(list)) return list;
    return hotelsIn(await queryClient.fetchQuery({ ...hotelQueries.list(), staleTime: 0 }));
  }
  function lead(target: SharedTarget) {
    if ('hotel' in target) {
      void navigate({ to: '/hotels/$id', params: { id: target.hotel }, replace: true });
      return;
    }
    const search = target.search === null ? {} : { q: target.search };
    void navigate({ to: '/destinations', search, replace: true });
  }
  return <ShareTargetPage readHotels={readHotels} onTarget={lead} />;
}
