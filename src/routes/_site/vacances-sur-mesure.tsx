import { createFileRoute } from '@tanstack/react-router';
import { HolidayPage } from '#features/holiday/holiday-page.tsx';
import { seoPage } from '../-head.ts';

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  ...seoPage('vacances-sur-mesure'),
  component: HolidayPage,
});
