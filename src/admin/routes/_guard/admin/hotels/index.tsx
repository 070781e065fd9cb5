import { createFileRoute } from '@tanstack/react-router';
import { parseHotelsSearch } from '#admin/features/hotels/hotels-search.ts';

export const Route = createFileRoute('/_guard/admin/hotels/')({
  validateSearch: parseHotelsSearch,
});
