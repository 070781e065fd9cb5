import { createFileRoute } from '@tanstack/react-router';
import { readRequestsSearch } from '#admin/features/requests/requests-search.ts';

export const Route = createFileRoute('/_guard/admin/demandes/')({
  validateSearch: readRequestsSearch,
});
