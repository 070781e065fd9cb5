import { PageHead } from '#features/admin/page-head.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { articlesSummary } from './article-texts.ts';
import { ArticlesFilters } from './articles-filters.tsx';
import { ArticlesFound } from './articles-found.tsx';
import type { ArticlesSearch } from './articles-search.ts';
import { NewArticleLink } from './new-article-link.tsx';
import { useArticles } from './use-articles.ts';

type ArticlesPageProps = { search: ArticlesSearch; onChange: (search: ArticlesSearch) => void };

/** The list of articles (spec section 2, Admin routes). */
export function ArticlesPage({ search, onChange }: ArticlesPageProps) {
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  const list = useArticles(isNarrowed);
  return (
    <>
      <PageHead
        title="Articles"
        summary={list.records && !list.isCut ? articlesSummary(list.records) : 'Chargement…'}
      >
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
