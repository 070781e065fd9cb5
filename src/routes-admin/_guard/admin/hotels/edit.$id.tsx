import { createFileRoute } from '@tanstack/react-router';
import { loadHotel, parseCopySearch } from '#features/admin-hotels/load-hotel.ts';

export const Route = createFileRoute('/_guard/admin/hotels/edit/$id')({
  validateSearch: parseCopySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadHotel(params.id, deps),
});
