import { createFileRoute } from '@tanstack/react-router';
import { HotelsPage } from '#admin/features/hotels/hotels-page.tsx';
import { readHotelsSearch } from '#admin/features/hotels/hotels-search.ts';

export const Route = createFileRoute('/_guard/admin/hotels/')({
  validateSearch: readHotelsSearch,
  component: HotelsPage,
});
