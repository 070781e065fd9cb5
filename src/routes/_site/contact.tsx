import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { loadHead } from '../-head.ts';

export const Route = createFileRoute('/_site/contact')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'contact'),
  head: headOf,
  component: ContactPage,
});
