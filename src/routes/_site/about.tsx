import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { loadHead } from '../-head.ts';

export const Route = createFileRoute('/_site/about')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'about'),
  head: headOf,
  component: AboutPage,
});
