import { createFileRoute } from '@tanstack/react-router';
import { NewsletterPage } from '#admin/features/newsletter/newsletter-page.tsx';
import { readNewsletterSearch } from '#admin/features/newsletter/newsletter-search.ts';

export const Route = createFileRoute('/_guard/admin/newsletter')({
  validateSearch: readNewsletterSearch,
  component: NewsletterPage,
});
