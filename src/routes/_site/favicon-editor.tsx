import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { pageTitle } from '#domain/seo.ts';
import { FaviconEditorNotice } from '#features/favicon-editor/favicon-editor-notice.tsx';

const SEO = {
  title: pageTitle('Éditeur de favicon'),
  description: 'L’éditeur de favicon est temporairement désactivé.',
  keywords: '',
  image: null,
  noindex: true,
};

export const Route = createFileRoute('/_site/favicon-editor')({
  head: () => seoHead({ seo: SEO, path: '/favicon-editor' }),
  component: FaviconEditorNotice,
});
