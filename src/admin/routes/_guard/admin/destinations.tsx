import { createFileRoute } from '@tanstack/react-router';
import { readDestinationSearch } from '#admin/features/destinations/destination-search.ts';

export const Route = createFileRoute('/_guard/admin/destinations')({
  validateSearch: readDestinationSearch,
});
