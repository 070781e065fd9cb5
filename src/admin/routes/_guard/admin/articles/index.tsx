import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { ARTICLE_TEXTS } from '#admin/features/articles/article-texts.ts';
import { ArticlesPage } from '#admin/features/articles/articles-page.tsx';
import { readArticlesSearch } from '#admin/features/articles/articles-search.ts';
import { LoadFailed } from '#admin/features/frame/page-states.tsx';

export const Route = createFileRoute('/_guard/admin/articles/')({
  validateSearch: readArticlesSearch,
  component: ArticlesPage,
  errorComponent: ArticlesFailed,
});

function ArticlesFailed(props: ErrorComponentProps) {
  return <LoadFailed {...props} title={ARTICLE_TEXTS.listFailed} />;
}
