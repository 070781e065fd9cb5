import { createLazyFileRoute } from '@tanstack/react-router';
import { DestinationsPage } from '#admin/features/destinations/destinations-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/destinations')({
  component: DestinationsPage,
});
