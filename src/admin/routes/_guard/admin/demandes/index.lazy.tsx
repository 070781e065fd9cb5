import { createLazyFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '#admin/features/requests/requests-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/demandes/')({ component: Requests });

function Requests() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestsPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
