import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { seoPage } from '../-head.ts';

export const Route = createFileRoute('/_site/about')({
  ...seoPage('about'),
  component: AboutPage,
});
