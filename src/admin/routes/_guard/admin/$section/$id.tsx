import { createFileRoute, notFound } from '@tanstack/react-router';
import { sectionAt } from '#admin/entities/sections.ts';
import { AdminNotFound, BackLink, PageHead } from '#admin/frame/page.tsx';
import { loadEditor } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { readListSearch } from '#admin/kit/list/search.tsx';
import { NEW_ID } from '#admin/kit/record-address.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    editorKey?: string | undefined;
  }
}

export const Route = createFileRoute('/_guard/admin/$section/$id')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params: { section, id }, deps, location: { state } }) => {
    const { editor, Page } = sectionAt(section) ?? {};
    if (!editor && !Page) throw notFound();
    const key = JSON.stringify([id, deps, id === NEW_ID && state.__TSR_key]);
    const editorKey = state.editorKey ?? key;
    return { editorKey, opened: editor && (await loadEditor(editor, id, deps)) };
  },
  component: RecordRoute,
  notFoundComponent: AdminNotFound,
});

function RecordRoute() {
  const { section, id } = Route.useParams();
  const { editor, Page } = sectionAt(section) ?? {};
  const { opened, editorKey } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (!editor || !opened) return Page && <Page key={id} id={id} />;
  const { title, edition, creation } = textsOf(editor.entity);
  const list = { to: '/admin/$section', params: { section } } as const;
  return (
    <>
      <PageHead
        title={opened.opened ? edition : creation}
        back={<BackLink {...list}>{title}</BackLink>}
      />
      <RecordEditor
        key={editorKey}
        editorKey={editorKey}
        config={editor}
        opened={opened}
        onLeave={() => void navigate(list)}
      />
    </>
  );
}
