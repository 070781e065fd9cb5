import { createFileRoute } from '@tanstack/react-router';
import { readSeoSearch } from '#features/admin-seo/seo-search.ts';

export const Route = createFileRoute('/_guard/admin/seo')({
  validateSearch: readSeoSearch,
});
