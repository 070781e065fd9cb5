import { createLazyFileRoute } from '@tanstack/react-router';
import { HotelsPage } from '#admin/features/hotels/hotels-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/hotels/')({ component: Hotels });

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
