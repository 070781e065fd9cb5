import { useLiveList } from '#admin/data/live.ts';
import { PageHead } from '#admin/frame/page-head.tsx';
import { searcher } from '#admin/kit/list/columns.tsx';
import { ListState } from '#admin/kit/list/list-state.tsx';
import { SearchBox } from '#admin/kit/list/search-box.tsx';
import { useListSearch } from '#admin/kit/list/use-list-search.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { type SeoPage, seoPages } from '#domain/seo/site-pages.ts';
import { PageCard } from './page-card.tsx';

const STATES = {
  loading: 'Chargement des pages…',
  empty: 'Aucune page.',
  notFound: 'Aucune page ne correspond à cette recherche.',
};

const isFound = searcher<SeoPage>(({ name, slug }) => [name, `/${slug}`]);

/** Title, description and keywords of every page, edited one page at a time. */
export function PagesPage() {
  const [{ q = '', page: edited }, change] = useListSearch();
  const list = useLiveList(ENTITIES.pages);
  // A page of which nothing is stored yet has a card too.
  const pages = list.records && seoPages(list.records);
  // The page being edited stays, whatever is searched for.
  const found = pages?.filter((page) => page.slug === edited || isFound(q)(page)) ?? [];
  if (list.error) throw list.error;
  const defined = pages?.filter(({ stored }) => stored?.seo_title && stored.seo_description);
  return (
    <>
      <PageHead
        title="Référencement (SEO)"
        summary={
          defined && `${pages?.length} pages, dont ${defined.length} avec titre et description`
        }
      >
        <SearchBox
          value={q}
          label="Nom ou adresse de la page"
          onSearch={(text) => change({ q: text })}
        />
      </PageHead>
      <ListState list={{ ...list, records: pages }} shown={found.length} texts={STATES}>
        <ul aria-label="Pages" className="border-t border-ink">
          {found.map((page) => (
            <PageCard
              key={page.slug}
              page={page}
              isEdited={page.slug === edited}
              onClose={() => change({ page: undefined })}
            />
          ))}
        </ul>
      </ListState>
    </>
  );
}
