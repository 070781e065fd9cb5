import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { seoPage } from './-head.ts';

export const Route = createFileRoute('/intro')({
  ...seoPage('intro'),
  component: IntroPage,
});
