import { createFileRoute } from '@tanstack/react-router';
import { parseArticlesSearch } from '#admin/features/articles/articles-search.ts';

export const Route = createFileRoute('/_guard/admin/articles/')({
  validateSearch: parseArticlesSearch,
});
