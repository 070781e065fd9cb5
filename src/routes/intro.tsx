import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { loadHead } from './-head.ts';

export const Route = createFileRoute('/intro')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'intro'),
  head: headOf,
  component: IntroPage,
});
