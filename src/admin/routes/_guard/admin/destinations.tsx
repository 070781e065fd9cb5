import { createFileRoute } from '@tanstack/react-router';
import { readDestinationSearch } from '#admin/features/destinations/destination-search.ts';
import { DestinationsPage } from '#admin/features/destinations/destinations-page.tsx';

export const Route = createFileRoute('/_guard/admin/destinations')({
  validateSearch: readDestinationSearch,
  component: DestinationsPage,
});
