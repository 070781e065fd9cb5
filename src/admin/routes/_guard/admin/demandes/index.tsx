import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '#admin/features/requests/requests-page.tsx';
import { readRequestsSearch } from '#admin/features/requests/requests-search.ts';

export const Route = createFileRoute('/_guard/admin/demandes/')({
  validateSearch: readRequestsSearch,
  component: Requests,
});

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
