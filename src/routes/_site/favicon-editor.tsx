import { createFileRoute } from '@tanstack/react-router';
import { headFromLoaderData } from '#data/seo-head.ts';
import { PageMessage } from '#ui/page-message.tsx';
import { createUnindexedHead } from '../-head.ts';

export const Route = createFileRoute('/_site/favicon-editor')({
  loader: () => createUnindexedHead('/favicon-editor', 'Éditeur de favicon'),
  head: headFromLoaderData,
  component: FaviconEditorNotice,
});

function FaviconEditorNotice() {
  return (
    <PageMessage
      as="h1"
      title="Éditeur de favicon indisponible"
      text="L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon."
      className="page-margins py-19 md:py-28"
    />
  );
}
