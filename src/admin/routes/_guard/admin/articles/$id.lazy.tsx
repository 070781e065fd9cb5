import { createLazyFileRoute } from '@tanstack/react-router';
import { ArticleEditorPage } from '#admin/features/articles/article-editor-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/articles/$id')({
  component: ArticleRoute,
});

function ArticleRoute() {
  const navigate = Route.useNavigate();
  return (
    <ArticleEditorPage
      loaded={Route.useLoaderData()}
      onDone={() => void navigate({ to: '/admin/articles' })}
    />
  );
}
