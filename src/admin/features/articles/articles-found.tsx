import { useMemo } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { PublicationList } from '#admin/features/list/publication-list.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import { ARTICLE_COLUMNS } from './article-columns.tsx';
import { ArticleRowCard } from './article-row-card.tsx';
import { ARTICLE_SECTION } from './article-texts.ts';
import type { ArticlesSearch } from './articles-search.ts';
import { listedArticles } from './listed-articles.ts';

type ArticlesFoundProps = {
  list: LiveList<BlogPost>;
  search: ArticlesSearch;
  /** What of the address changes. */
  onChange: (part: FilterSearch) => void;
};

const NONE: readonly BlogPost[] = [];

/** The articles that search and filters leave, and what can be done with them. */
export function ArticlesFound({ list, search, onChange }: ArticlesFoundProps) {
  const records = list.records ?? NONE;
  const posts = useMemo(() => listedArticles(records, search), [records, search]);
  return (
    <PublicationList
      section={ARTICLE_SECTION}
      list={list}
      found={posts}
      columns={ARTICLE_COLUMNS}
      nameOf={({ title }) => title}
      card={(post) => <ArticleRowCard post={post} />}
      sort={search}
      onSort={onChange}
    />
  );
}
