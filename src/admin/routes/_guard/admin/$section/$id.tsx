import { createFileRoute, notFound } from '@tanstack/react-router';
import { findAdminSection } from '#admin/entities/sections.ts';
import { loadInitialStateOrRedirect } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor, useRemoveVersionFromUrl } from '#admin/kit/editor/record-editor.tsx';
import { linkToList, parseListSearchParams } from '#admin/kit/list/search.tsx';
import { BackLink, PageHeader } from '#admin/kit/page-head.tsx';
import { NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { adminPageLabel, nounForms } from '#domain/entity/entity.ts';

export const Route = createFileRoute('/_guard/admin/$section/$id')({
  // Omits `version` and `before`, because the editor removes them from the URL, which must not load the record again.
  loaderDeps: ({ search }) => {
    const { version: _version, before: _before, ...deps } = search;
    return deps;
  },
  loader: async ({ params, deps, location }) => {
    const { section, id } = params;
    const { search, state } = location;
    const { editor, Page } = findAdminSection(section) ?? {};
    if (!editor && !Page) throw notFound();
    const isNew = id === NEW_RECORD_URL_ID;
    const ownKey = JSON.stringify([id, deps, isNew && state.__TSR_key]);
    const opened =
      editor && (await loadInitialStateOrRedirect(editor, id, parseListSearchParams(search)));
    return { editorKey: state.editorKey ?? ownKey, opened };
  },
  component: RecordRoute,
});

function RecordRoute() {
  const { section, id } = Route.useParams();
  const { editor, Page } = findAdminSection(section) ?? {};
  const { opened, editorKey } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  useRemoveVersionFromUrl(Route.useSearch(), editorKey);
  if (!editor || !opened) return Page && <Page key={id} id={id} />;
  const { the, newOne } = nounForms(editor.entity);
  const list = linkToList(section);
  return (
    <>
      <PageHeader
        title={opened.record ? `Modifier ${the}` : newOne}
        back={<BackLink {...list}>{adminPageLabel(editor.entity)}</BackLink>}
      />
      <RecordEditor
        key={editorKey}
        editorKey={editorKey}
        config={editor}
        initial={opened}
        onLeave={() => void navigate(list)}
      />
    </>
  );
}
