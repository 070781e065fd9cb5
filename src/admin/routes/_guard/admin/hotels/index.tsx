import { createFileRoute } from '@tanstack/react-router';
import { HotelsPage } from '#admin/features/hotels/hotels-page.tsx';
import { parseHotelsSearch } from '#admin/features/hotels/hotels-search.ts';

export const Route = createFileRoute('/_guard/admin/hotels/')({
  validateSearch: parseHotelsSearch,
  component: Hotels,
});

function Hotels() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HotelsPage
      search={search}
      onChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
