import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { postQueries } from '#data/queries.ts';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import type { PostListPage } from '#domain/blog/post-list.later.ts';
import { ListLoadError } from '#features/shell/list-unread.tsx';
import { classNames } from '#ui/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { PageMessage } from '#ui/message-state.tsx';
import { Tabs } from '#ui/tabs.tsx';

const ALL = 'Tous';

/** Returns the blog's category in the URL. Undefined, or a category without a tab, means all articles. */
export const useArticleCategory = () => useSearch({ strict: false, shouldThrow: false })?.categorie;

type PostTabsProps = {
  query: ReturnType<typeof postQueries.home>;
  className: string;
  children: (view: PostListPage) => ReactNode;
};

export function PostTabs({ query, className, children }: PostTabsProps) {
  // While the articles of the chosen category load, those of the previous category stay.
  const {
    data: view,
    isError,
    refetch,
  } = useQuery({ ...query, placeholderData: keepPreviousData });
  if (view && view.records.length > 0) {
    return (
      <CategoryTabs categories={view.categories} className={className}>
        {children(view)}
      </CategoryTabs>
    );
  }
  return (
    <div className="page-margins min-h-64 pt-11">
      <NoArticles data={view} isError={isError} refetch={refetch} />
    </div>
  );
}

type NoArticlesProps = Pick<UseQueryResult<PostListPage>, 'data' | 'isError' | 'refetch'>;

function NoArticles({ data, isError, refetch }: NoArticlesProps) {
  if (data) {
    return (
      <PageMessage
        as="p"
        title="Le journal s’ouvre bientôt"
        text="Aucun article n’est encore publié. Les premiers carnets sont à la relecture."
      />
    );
  }
  if (!isError) return <Loading>Chargement des articles...</Loading>;
  return (
    <ListLoadError
      title="Erreur lors du chargement des articles"
      offline="Vous êtes hors connexion, et le journal n’a pas encore été ouvert sur cet appareil&nbsp;: il lui faut une connexion."
      onRetry={() => void refetch()}
    />
  );
}

type CategoryTabsProps = {
  categories: readonly ArticleCategory[];
  className: string;
  children: ReactNode;
};

/** Renders the choice of a category as tabs or, on phones, as a select; hidden without JavaScript. */
function CategoryTabs({ categories, className, children }: CategoryTabsProps) {
  const category = useArticleCategory();
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: ({ page, ...others }: Record<string, unknown>) => ({
        ...others,
        categorie: categories.find((present) => present === value),
      }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Tabs
      label="Catégories d’articles"
      selectLabel="Choisir une catégorie"
      items={[ALL, ...categories].map((value) => ({ value, label: value }))}
      value={categories.find((present) => present === category) ?? ALL}
      onChange={choose}
      className={classNames('noscript:[&>:not([role=tabpanel])]:hidden', className)}
    >
      {children}
    </Tabs>
  );
}
