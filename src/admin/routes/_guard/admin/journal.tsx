import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '#admin/features/journal/journal-page.tsx';
import { readListSearch } from '#admin/kit/list/use-list-search.ts';

export const Route = createFileRoute('/_guard/admin/journal')({
  validateSearch: readListSearch,
  component: JournalPage,
});
