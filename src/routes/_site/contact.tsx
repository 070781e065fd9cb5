import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { seoPage } from '../-head.ts';

export const Route = createFileRoute('/_site/contact')({
  ...seoPage('contact'),
  component: ContactPage,
});
