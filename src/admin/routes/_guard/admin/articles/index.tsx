import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ARTICLE_TEXTS } from '#admin/features/articles/article-texts.ts';
import { ArticlesPage } from '#admin/features/articles/articles-page.tsx';
import { parseArticlesSearch } from '#admin/features/articles/articles-search.ts';
import { LoadFailed } from '#admin/features/frame/page-states.tsx';

export const Route = createFileRoute('/_guard/admin/articles/')({
  validateSearch: parseArticlesSearch,
  component: Articles,
  errorComponent: ArticlesFailed,
});

function ArticlesFailed(props: ErrorComponentProps) {
  return <LoadFailed {...props} title={ARTICLE_TEXTS.listFailed} />;
}

function Articles() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ArticlesPage
      search={search}
      onChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
