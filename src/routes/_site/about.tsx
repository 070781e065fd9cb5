import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '#features/about/about-page.tsx';
import { pageRoute } from '../-head.ts';

export const Route = createFileRoute('/_site/about')({
  ...pageRoute('about'),
  component: AboutPage,
});
