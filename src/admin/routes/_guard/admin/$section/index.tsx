import { createFileRoute, type ErrorComponentProps, notFound } from '@tanstack/react-router';
import { findAdminSection } from '#admin/entities/sections.ts';
import { AdminLoadError } from '#admin/frame/page.tsx';
import { composeListPageTexts } from '#admin/kit/list/list-config.ts';
import { ListPage } from '#admin/kit/list/list-page.tsx';

export const Route = createFileRoute('/_guard/admin/$section/')({
  beforeLoad: ({ params }) => {
    if (!findAdminSection(params.section)) throw notFound();
  },
  component: List,
  errorComponent: ListFailed,
});

function List() {
  const { section } = Route.useParams();
  const { list, editor } = findAdminSection(section) ?? {};
  return list && <ListPage key={section} config={list} canAdd={editor !== undefined} />;
}

function ListFailed(props: ErrorComponentProps) {
  const { list } = findAdminSection(Route.useParams().section) ?? {};
  return <AdminLoadError {...props} title={list && composeListPageTexts(list).notLoaded} />;
}
