import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { loadPageHead } from './-load-page-head.ts';

export const Route = createFileRoute('/intro')({
  loader: ({ context: { queryClient } }) => loadPageHead(queryClient, 'intro'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: IntroPage,
});
