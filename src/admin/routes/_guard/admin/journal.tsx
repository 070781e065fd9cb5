import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '#admin/features/journal/journal-page.tsx';
import { readJournalSearch } from '#admin/features/journal/journal-search.ts';

export const Route = createFileRoute('/_guard/admin/journal')({
  validateSearch: readJournalSearch,
  component: Journal,
});

function Journal() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <JournalPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
