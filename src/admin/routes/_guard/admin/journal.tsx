import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '#admin/features/journal/journal-page.tsx';
import { readJournalSearch } from '#admin/features/journal/journal-search.ts';

export const Route = createFileRoute('/_guard/admin/journal')({
  validateSearch: readJournalSearch,
  component: JournalPage,
});
