import { createFileRoute } from '@tanstack/react-router';
import { readNewsletterSearch } from '#admin/features/newsletter/newsletter-search.ts';

export const Route = createFileRoute('/_guard/admin/newsletter')({
  validateSearch: readNewsletterSearch,
});
