import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { FaviconEditorNotice } from '#features/favicon-editor/favicon-editor-notice.tsx';

export const Route = createFileRoute('/_site/favicon-editor')({
  loader: async () =>
    (await import('#features/site/unindexed-head.ts')).unindexedHead('/favicon-editor'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: FaviconEditorNotice,
});
