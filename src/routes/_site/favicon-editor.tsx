import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { MessageState } from '#ui/message-state.tsx';
import { unindexedHead } from '../-head.ts';

export const Route = createFileRoute('/_site/favicon-editor')({
  loader: () => unindexedHead('/favicon-editor', 'Éditeur de favicon'),
  head: headOf,
  component: FaviconEditorNotice,
});

function FaviconEditorNotice() {
  return (
    <MessageState
      as="h1"
      title="Éditeur de favicon indisponible"
      text="L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon."
      className="page-margins py-19 md:py-28"
    />
  );
}
