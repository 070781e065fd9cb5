import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';
import { readNewsletterSearch } from '#admin/features/newsletter/newsletter-search.ts';

export const Route = createFileRoute('/_guard/admin/newsletter')({
  validateSearch: readNewsletterSearch,
  component: Newsletter,
});

function Newsletter() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NewsletterPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
