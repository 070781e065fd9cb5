import { createFileRoute } from '@tanstack/react-router';
import { parseArticlesSearch } from '#features/admin-articles/articles-search.ts';

export const Route = createFileRoute('/_guard/admin/articles/')({
  validateSearch: parseArticlesSearch,
});
