import { createFileRoute } from '@tanstack/react-router';
import { ArticleEditorPage } from '#admin/features/articles/article-editor-page.tsx';
import { loadArticle } from '#admin/features/articles/load-article.ts';
import { readCopySearch } from '#admin/features/list/record-id.ts';

export const Route = createFileRoute('/_guard/admin/articles/$id')({
  validateSearch: readCopySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadArticle(params.id, deps),
  component: ArticleRoute,
});

function ArticleRoute() {
  const navigate = Route.useNavigate();
  return (
    <ArticleEditorPage
      loaded={Route.useLoaderData()}
      onDone={() => void navigate({ to: '/admin/articles' })}
      onStayed={(id) =>
        navigate({
          to: '/admin/articles/$id',
          params: { id },
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        })
      }
    />
  );
}
