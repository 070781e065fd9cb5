import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '#admin/entities/pages.tsx';
import { readListSearch } from '#admin/kit/list/use-list-search.ts';

export const Route = createFileRoute('/_guard/admin/seo')({
  validateSearch: readListSearch,
  component: PagesPage,
});
