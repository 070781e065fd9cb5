import { createFileRoute } from '@tanstack/react-router';
import { readRequestsSearch } from '#features/admin-requests/requests-search.ts';

export const Route = createFileRoute('/_guard/admin/demandes/')({
  validateSearch: readRequestsSearch,
});
