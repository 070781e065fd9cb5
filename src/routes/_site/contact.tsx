import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/contact-page.tsx';
import { pageRoute } from '../-head.ts';

export const Route = createFileRoute('/_site/contact')({
  ...pageRoute('contact'),
  component: ContactPage,
});
