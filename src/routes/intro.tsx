import { createFileRoute } from '@tanstack/react-router';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { pageRoute } from './-head.ts';

export const Route = createFileRoute('/intro')({
  ...pageRoute('intro'),
  component: IntroPage,
});
