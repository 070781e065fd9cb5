import { createLazyFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';

export const Route = createLazyFileRoute('/_guard/admin/newsletter')({ component: Newsletter });

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
