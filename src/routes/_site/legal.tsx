import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { loadHead } from '../-head.ts';

export const Route = createFileRoute('/_site/legal')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'legal'),
  head: headOf,
  component: LegalPage,
});
