import { createFileRoute } from '@tanstack/react-router';
import { readSeoSearch } from '#admin/features/seo/seo-search.ts';

export const Route = createFileRoute('/_guard/admin/seo')({
  validateSearch: readSeoSearch,
});
