import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { seoPage } from '../-head.ts';

export const Route = createFileRoute('/_site/legal')({
  ...seoPage('legal'),
  component: LegalPage,
});
