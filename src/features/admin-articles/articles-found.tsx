import { useMemo } from 'react';
import type { LiveList } from '#data/admin/use-live-list.ts';
import type { BlogPost } from '#domain/blog-post.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { nextSort } from '#features/admin/list-search.ts';
import { ListState } from '#features/admin/list-state.tsx';
import { RecordList } from '#features/admin/record-list.tsx';
import { useDeleteRecord } from '#features/admin/use-delete-record.ts';
import { useSelection } from '#features/admin/use-selection.ts';
import { ArticleActions } from './article-actions.tsx';
import { ARTICLE_COLUMNS } from './article-columns.tsx';
import { ArticleRowCard } from './article-row-card.tsx';
import { DELETE_ARTICLE } from './article-texts.ts';
import { ArticlesBulkBar } from './articles-bulk-bar.tsx';
import { ARTICLE_SORTS, type ArticlesSearch, sortOf } from './articles-search.ts';
import { listedArticles } from './listed-articles.ts';
import { NewArticleLink } from './new-article-link.tsx';

type ArticlesFoundProps = {
  list: LiveList<BlogPost>;
  search: ArticlesSearch;
  onChange: (search: ArticlesSearch) => void;
};

const NONE: readonly BlogPost[] = [];
const TEXTS = {
  loading: 'Chargement des articles...',
  empty: 'Aucun article pour le moment.',
  notFound: 'Aucun article ne correspond à cette recherche.',
};

/** The articles that search and filters leave, and what can be done with them. */
export function ArticlesFound({ list, search, onChange }: ArticlesFoundProps) {
  const records = list.records ?? NONE;
  const posts = useMemo(() => listedArticles(records, search), [records, search]);
  const { chosen, ...selection } = useSelection(posts);
  const remove = useDeleteRecord(COLLECTIONS.blogPosts, DELETE_ARTICLE);
  const sort = sortOf(search);
  const sortBy = (key: string) => {
    const tri = ARTICLE_SORTS.find((known) => known === key);
    if (tri === undefined) return;
    const direction = sort ? nextSort(sort, tri).direction : 'asc';
    onChange({ ...search, tri, ordre: direction === 'desc' ? direction : undefined });
  };
  return (
    <>
      <ListState list={list} shown={posts.length} texts={TEXTS} emptyAction={<NewArticleLink />}>
        <RecordList
          label="Articles"
          records={posts}
          columns={ARTICLE_COLUMNS}
          nameOf={({ title }) => title}
          sort={sort}
          onSort={sortBy}
          selection={selection}
          actions={(post) => (
            <ArticleActions
              post={post}
              onDelete={() => void remove({ id: post.id, label: post.title })}
            />
          )}
          card={(post) => <ArticleRowCard post={post} />}
        />
      </ListState>
      <ArticlesBulkBar chosen={chosen} onClear={selection.clear} />
    </>
  );
}
