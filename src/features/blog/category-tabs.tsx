import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import { classNames } from '#ui/class-names.ts';
import { Tabs } from '#ui/tabs.tsx';

const ALL = 'Tous';

/** Returns the category in the URL; undefined, or a category without a tab, means all. */
export const useCategory = () => useSearch({ strict: false, shouldThrow: false })?.categorie;

type CategoryTabsProps = {
  categories: readonly ArticleCategory[];
  className: string;
  children: ReactNode;
};

/** Shows tabs, or a select on phones; hidden without JavaScript. */
export function CategoryTabs({ categories, className, children }: CategoryTabsProps) {
  const category = useCategory();
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
