import { createFileRoute } from '@tanstack/react-router';
import { SeoList } from '#admin/features/seo/seo-list.tsx';
import { readSeoSearch } from '#admin/features/seo/seo-search.ts';

export const Route = createFileRoute('/_guard/admin/seo')({
  validateSearch: readSeoSearch,
  component: SeoList,
});
