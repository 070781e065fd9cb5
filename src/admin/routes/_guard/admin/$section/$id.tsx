import { createFileRoute, notFound } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sectionAt } from '#admin/entities/sections.ts';
import { AdminNotFound, BackLink, PageHead } from '#admin/frame/page.tsx';
import { loadEditor } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { listLink, readListSearch } from '#admin/kit/list/search.tsx';
import { NEW_ID } from '#admin/kit/record-address.ts';
import { labelOf } from '#domain/admin/entity.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    editorKey?: string | undefined;
  }
}

export const Route = createFileRoute('/_guard/admin/$section/$id')({
  validateSearch: readListSearch,
  // Leaves out `version`: the editor drops it from the URL, which must not load another match.
  loaderDeps: ({ search: { version: _version, ...deps } }) => deps,
  loader: async ({ params: { section, id }, deps, location: { search, state } }) => {
    const { editor, Page } = sectionAt(section) ?? {};
    if (!editor && !Page) throw notFound();
    const key = JSON.stringify([id, deps, id === NEW_ID && state.__TSR_key]);
    const editorKey = state.editorKey ?? key;
    return { editorKey, opening: editor && (await loadEditor(editor, id, readListSearch(search))) };
  },
  component: RecordRoute,
  notFoundComponent: AdminNotFound,
});

function RecordRoute() {
  const { section, id } = Route.useParams();
  const { editor, Page } = sectionAt(section) ?? {};
  const { opening, editorKey } = Route.useLoaderData();
  const { version } = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (version === undefined) return;
    // The form holds the version: a reload or Back must not open it over text that is newer by then.
    const here = { replace: true, resetScroll: false, ignoreBlocker: true };
    void navigate({ search: {}, state: { editorKey }, ...here });
  }, [version, editorKey, navigate]);
  if (!editor || !opening) return Page && <Page key={id} id={id} />;
  const { edition, creation } = editor.texts;
  const list = listLink(section);
  return (
    <>
      <PageHead
        title={opening.opened ? edition : creation}
        back={<BackLink {...list}>{labelOf(editor.entity)}</BackLink>}
      />
      <RecordEditor
        key={editorKey}
        editorKey={editorKey}
        config={editor}
        opening={opening}
        onLeave={() => void navigate(list)}
      />
    </>
  );
}
