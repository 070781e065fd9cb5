import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/legal/legal-page.tsx';
import { pageRoute } from '../-head.ts';

export const Route = createFileRoute('/_site/legal')({
  ...pageRoute('legal'),
  component: LegalPage,
});
