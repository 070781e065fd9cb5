import { createLazyFileRoute } from '@tanstack/react-router';
import { JournalPage } from '#admin/features/journal/journal-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/journal')({ component: Journal });

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
