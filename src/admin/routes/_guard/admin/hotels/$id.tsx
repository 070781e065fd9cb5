import { createFileRoute } from '@tanstack/react-router';
import { HotelEditorPage } from '#admin/features/hotels/hotel-editor-page.tsx';
import { loadHotel } from '#admin/features/hotels/load-hotel.ts';
import { readCopySearch } from '#admin/features/list/record-id.ts';

export const Route = createFileRoute('/_guard/admin/hotels/$id')({
  validateSearch: readCopySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadHotel(params.id, deps),
  component: HotelRoute,
});

function HotelRoute() {
  const navigate = Route.useNavigate();
  return (
    <HotelEditorPage
      loaded={Route.useLoaderData()}
      onDone={() => void navigate({ to: '/admin/hotels' })}
      onStayed={(id) =>
        navigate({
          to: '/admin/hotels/$id',
          params: { id },
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        })
      }
    />
  );
}
