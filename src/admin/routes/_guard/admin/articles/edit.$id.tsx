import { createFileRoute } from '@tanstack/react-router';
import { loadArticle } from '#admin/features/articles/load-article.ts';
import { parseCopySearch } from '#admin/features/list/copy-search.ts';

export const Route = createFileRoute('/_guard/admin/articles/edit/$id')({
  validateSearch: parseCopySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadArticle(params.id, deps),
});
