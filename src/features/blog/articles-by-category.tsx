import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { postQueries } from '#data/queries/post-queries.ts';
import type { ArticleListSlice } from '#domain/blog/post-list.later.ts';
import { ListLoadError } from '#features/shell/list-load-error.tsx';
import { classNames } from '#ui/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { Tabs } from '#ui/tabs.tsx';

const ALL = 'Tous';

/** Returns the category in the blog's URL. Undefined, or a category without a tab, means all articles. */
export const useArticleCategoryParam = () =>
  useSearch({ strict: false, shouldThrow: false })?.categorie;

type ArticlesByCategoryProps = {
  query: ReturnType<typeof postQueries.home>;
  className: string;
  children: (view: ArticleListSlice) => ReactNode;
};

/** Renders articles below the choice of a category: tabs or, on phones, a select; without JavaScript, there is no choice. */
export function ArticlesByCategory({ query, className, children }: ArticlesByCategoryProps) {
  // While the articles of the chosen category load, those of the previous category stay.
  const { data, isError, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const category = useArticleCategoryParam();
  const navigate = useNavigate();
  if (!data || data.records.length === 0) {
    return (
      <div className="page-margins min-h-64 pt-11">
        {data && (
          <PageMessage
            as="p"
            title="Le journal s’ouvre bientôt"
            text="Aucun article n’est encore publié. Les premiers carnets sont à la relecture."
          />
        )}
        {!data && isError && (
          <ListLoadError
            title="Erreur lors du chargement des articles"
            offline="Vous êtes hors connexion, et le journal n’a pas encore été ouvert sur cet appareil&nbsp;: il lui faut une connexion."
            onRetry={() => void refetch()}
          />
        )}
        {!data && !isError && <Loading>Chargement des articles...</Loading>}
      </div>
    );
  }
  const findCategory = (value: string | undefined) =>
    data.categories.find((name) => name === value);
  const choose = (value: string) =>
    void navigate({
      to: '.',
      search: ({ page, ...search }: Record<string, unknown>) => ({
        ...search,
        categorie: findCategory(value),
      }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Tabs
      label="Catégories d’articles"
      selectLabel="Choisir une catégorie"
      items={[ALL, ...data.categories].map((value) => ({ value, label: value }))}
      value={findCategory(category) ?? ALL}
      onChange={choose}
      className={classNames('noscript:[&>:not([role=tabpanel])]:hidden', className)}
    >
      {children(data)}
    </Tabs>
  );
}
