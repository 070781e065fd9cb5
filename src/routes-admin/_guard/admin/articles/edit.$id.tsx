import { createFileRoute } from '@tanstack/react-router';
import { parseCopySearch } from '#features/admin/copy-search.ts';
import { loadArticle } from '#features/admin-articles/load-article.ts';

export const Route = createFileRoute('/_guard/admin/articles/edit/$id')({
  validateSearch: parseCopySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadArticle(params.id, deps),
});
