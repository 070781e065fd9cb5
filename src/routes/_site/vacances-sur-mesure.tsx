import { createFileRoute } from '@tanstack/react-router';
import { HolidayPage } from '#features/holiday/holiday-page.tsx';
import { pageRoute } from '../-head.ts';

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  ...pageRoute('vacances-sur-mesure'),
  component: HolidayPage,
});
