import { createFileRoute } from '@tanstack/react-router';
import { MailsPage } from '#admin/features/mails/mails-page.tsx';
import { readMailsSearch } from '#admin/features/mails/mails-search.ts';

export const Route = createFileRoute('/_guard/admin/e-mails')({
  validateSearch: readMailsSearch,
  component: MailsPage,
});
