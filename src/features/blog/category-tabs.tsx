import type { ReactNode } from 'react';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import { classNames } from '#ui/class-names.ts';
import { Tabs } from '#ui/tabs.tsx';

const ALL = 'Tous';

type CategoryTabsProps = {
  categories: readonly ArticleCategory[];
  /** Undefined, or a category without a tab, means all. */
  category: ArticleCategory | undefined;
  onCategory: (category: ArticleCategory | undefined) => void;
  className: string;
  children: ReactNode;
};

/** Shows tabs, a select on a phone. Without JavaScript there are no tabs. */
export function CategoryTabs(props: CategoryTabsProps) {
  const { categories, category, onCategory, className, children } = props;
  return (
    <Tabs
      label="Catégories d’articles"
      selectLabel="Choisir une catégorie"
      items={[ALL, ...categories].map((value) => ({ value, label: value }))}
      value={categories.find((present) => present === category) ?? ALL}
      onChange={(value) => onCategory(categories.find((present) => present === value))}
      className={classNames('noscript:[&>:not([role=tabpanel])]:hidden', className)}
    >
      {children}
    </Tabs>
  );
}
