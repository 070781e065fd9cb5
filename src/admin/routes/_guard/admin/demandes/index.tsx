import { createFileRoute } from '@tanstack/react-router';
import { RequestsPage } from '#admin/features/requests/requests-page.tsx';
import { readRequestsSearch } from '#admin/features/requests/requests-search.ts';

export const Route = createFileRoute('/_guard/admin/demandes/')({
  validateSearch: readRequestsSearch,
  component: RequestsPage,
});
