import { BLOG_POSTS } from '#admin/data/sources.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FoldingFilters } from '#admin/features/list/filters.tsx';
import type { FilterSearch } from '#admin/features/list/list-filter.ts';
import { NewRecordLink } from '#admin/features/list/publication-head.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useLongList } from '#admin/features/list/use-long-list.ts';
import { ARTICLE_SECTION, articlesSummary } from './article-texts.ts';
import { ARTICLE_FILTERS, ARTICLE_ORDERS } from './articles-filters.ts';
import { ArticlesFound } from './articles-found.tsx';
import { type ArticlesSearch, parseArticlesSearch } from './articles-search.ts';

type ArticlesPageProps = { search: ArticlesSearch; onChange: (search: ArticlesSearch) => void };

/** The list of articles (spec section 2, Admin routes). */
export function ArticlesPage({ search, onChange }: ArticlesPageProps) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useLongList(BLOG_POSTS, isNarrowed);
  const change = (part: FilterSearch) => onChange(parseArticlesSearch({ ...search, ...part }));
  return (
    <>
      <PageHead
        title={ARTICLE_SECTION.title}
        summary={list.records && !list.isCut ? articlesSummary(list.records) : 'Chargement…'}
      >
        <SearchBox
          label="Titre, chapeau ou mot-clé"
          value={search.q ?? ''}
          onSearch={(q) => change({ q })}
        />
        <NewRecordLink section={ARTICLE_SECTION} />
      </PageHead>
      <FoldingFilters
        filters={ARTICLE_FILTERS}
        orders={ARTICLE_ORDERS}
        search={search}
        onChange={change}
      />
      <ArticlesFound list={list} search={search} onChange={change} />
    </>
  );
}
