import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#data/seo-head.ts';
import { HolidayPage } from '#features/holiday/holiday-page.tsx';
import { loadHead } from '../-head.ts';

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'vacances-sur-mesure'),
  head: headOf,
  component: HolidayPage,
});
