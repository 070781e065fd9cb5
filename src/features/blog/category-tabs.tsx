import type { ReactNode } from 'react';
import type { ArticleCategory } from '#domain/blog/article-categories.ts';
import type { BlogPostSummary } from '#domain/blog/blog-post.ts';
import { classNames } from '#ui/class-names.ts';
import { Tabs } from '#ui/tabs.tsx';

const ALL = 'Tous';

type CategoryTabsProps = {
  posts: readonly BlogPostSummary[];
  categories: readonly ArticleCategory[];
  /** Undefined, or a category without a tab, means all. */
  category: ArticleCategory | undefined;
  onCategory: (category: ArticleCategory | undefined) => void;
  className?: string;
  children: (posts: readonly BlogPostSummary[]) => ReactNode;
};

/** Shows tabs, a select on a phone. Without JavaScript all articles are shown, without tabs. */
export function CategoryTabs(props: CategoryTabsProps) {
  const { posts, categories, onCategory, className, children } = props;
  const category = categories.find((present) => present === props.category);
  const shown = category ? posts.filter((post) => post.category === category) : posts;
  return (
    <Tabs
      label="Catégories d’articles"
      selectLabel="Choisir une catégorie"
      items={[ALL, ...categories].map((value) => ({ value, label: value }))}
      value={category ?? ALL}
      onChange={(value) => onCategory(categories.find((present) => present === value))}
      className={classNames('noscript:[&>:not([role=tabpanel])]:hidden', className)}
    >
      {children(shown)}
    </Tabs>
  );
}
