import { createFileRoute } from '@tanstack/react-router';
import { FiguresPage } from '#admin/features/figures/figures-page.tsx';
import { FiguresSearch } from '#admin/features/figures/figures-search.ts';

export const Route = createFileRoute('/_guard/admin/chiffres')({
  validateSearch: FiguresSearch,
  component: FiguresPage,
});
