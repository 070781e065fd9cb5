import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BLOG_POSTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PublicationList } from '#admin/features/list/publication-list.tsx';
import { PublicationPage } from '#admin/features/list/publication-page.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { ARTICLE_COLUMNS, ArticleRowCard } from './article-rows.tsx';
import { ARTICLE_SECTION, articlesSummary } from './article-texts.ts';
import {
  ARTICLE_FILTERS,
  ARTICLE_ORDERS,
  listedArticles,
  readArticlesSearch,
} from './articles-search.ts';

const route = getRouteApi('/_guard/admin/articles/');

/** The list of articles. */
export function ArticlesPage() {
  const [search, change] = useListSearch(route, readArticlesSearch);
  const list = useLiveList(BLOG_POSTS);
  const { records } = list;
  const found = useMemo(() => listedArticles(records ?? [], search), [records, search]);
  return (
    <PublicationPage
      section={ARTICLE_SECTION}
      list={list}
      summaryOf={articlesSummary}
      searchLabel="Titre, chapeau ou mot-clé"
      filters={ARTICLE_FILTERS}
      orders={ARTICLE_ORDERS}
      search={search}
      onChange={change}
    >
      <PublicationList
        section={ARTICLE_SECTION}
        list={list}
        found={found}
        columns={ARTICLE_COLUMNS}
        nameOf={({ title }) => title}
        card={(post) => <ArticleRowCard post={post} />}
        sort={search}
        onSort={change}
      />
    </PublicationPage>
  );
}
