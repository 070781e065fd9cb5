import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { PAGE_CONTENTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { seoPages } from '#domain/seo/site-pages.ts';
import { Loading } from '#ui/loading.tsx';
import { editLinkId, SeoCard } from './seo-card.tsx';
import { type SeoSearch, searchPages } from './seo-search.ts';

const route = getRouteApi('/_guard/admin/seo');

/** Title, description and keywords of every page, edited one page at a time. */
export function SeoList() {
  const { q = '', page: edited } = route.useSearch();
  const navigate = route.useNavigate();
  const { records } = useLiveList(PAGE_CONTENTS);
  const pages = seoPages(records ?? []);
  // The page being edited stays, whatever is searched for.
  const found = searchPages(pages, q);
  const shown = pages.filter((page) => page.slug === edited || found.includes(page));
  useFocusAfterEdit(edited);

  const go = (change: SeoSearch, replace: boolean) =>
    void navigate({
      search: (search) => ({ ...search, ...change }),
      replace,
      resetScroll: false,
    });
  const defined = pages.filter(({ stored }) => stored?.seo_title && stored.seo_description).length;

  return (
    <>
      <PageHead
        title="Référencement (SEO)"
        summary={records && `${pages.length} pages, dont ${defined} avec titre et description`}
      >
        <SearchBox
          value={q}
          label="Nom ou slug de la page"
          onSearch={(text) => go({ q: text === '' ? undefined : text }, true)}
        />
      </PageHead>
      {records === undefined ? (
        <Loading className="py-10">Chargement des pages…</Loading>
      ) : (
        <>
          <ul aria-label="Pages" className="border-t border-ink">
            {shown.map((page) => (
              <SeoCard
                key={page.slug}
                page={page}
                isEdited={page.slug === edited}
                onClose={() => go({ page: undefined }, false)}
              />
            ))}
          </ul>
          <p role="status" className="py-6 text-ink-2">
            {found.length === 0 && 'Aucune page ne correspond à cette recherche.'}
          </p>
        </>
      )}
    </>
  );
}

/** Moves the focus into the fields when they open, and back to the card's link when they close. */
function useFocusAfterEdit(edited: string | undefined): void {
  const last = useRef(edited);
  useEffect(() => {
    const closed = last.current;
    last.current = edited;
    if (closed === edited) return;
    const field = edited && document.querySelector<HTMLElement>('.editor input');
    (field || document.getElementById(editLinkId(closed ?? '')))?.focus();
  }, [edited]);
}
