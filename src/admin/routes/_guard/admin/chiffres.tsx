import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '#admin/features/figures/figures-page.tsx';
import { readListSearch } from '#admin/kit/list/use-list-search.ts';

export const Route = createFileRoute('/_guard/admin/chiffres')({
  validateSearch: readListSearch,
  component: FiguresPage,
});
