import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { FaviconEditorNotice } from '#features/favicon-editor/favicon-editor-notice.tsx';
import { unindexedHead } from '../-head.ts';

export const Route = createFileRoute('/_site/favicon-editor')({
  loader: () => unindexedHead('/favicon-editor', 'Éditeur de favicon'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: FaviconEditorNotice,
});
