import { useLiveList } from '#data/admin/use-live-list.ts';
import { BlogPost } from '#domain/blog-post.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { PageHead } from '#features/admin/page-head.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { articlesSummary } from './article-texts.ts';
import { ArticlesFilters } from './articles-filters.tsx';
import { ArticlesFound } from './articles-found.tsx';
import type { ArticlesSearch } from './articles-search.ts';
import { NewArticleLink } from './new-article-link.tsx';

/** All articles, newest first (spec section 7). */
const ARTICLES = {
  collection: COLLECTIONS.blogPosts,
  schema: BlogPost,
  order: { field: 'created_at', direction: 'desc' },
} as const;

type ArticlesPageProps = { search: ArticlesSearch; onChange: (search: ArticlesSearch) => void };

/** The list of articles (spec section 2, Admin routes). */
export function ArticlesPage({ search, onChange }: ArticlesPageProps) {
  const list = useLiveList(ARTICLES);
  return (
    <>
      <PageHead title="Articles" summary={list.records && articlesSummary(list.records)}>
        <SearchBox
          label="Titre, chapeau ou mot-clé"
          value={search.q ?? ''}
          onSearch={(text) => onChange({ ...search, q: text.trim() === '' ? undefined : text })}
        />
        <NewArticleLink />
      </PageHead>
      <ArticlesFilters search={search} onChange={onChange} />
      <ArticlesFound list={list} search={search} onChange={onChange} />
    </>
  );
}
