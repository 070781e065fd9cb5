import { createFileRoute } from '@tanstack/react-router';
import { seoHead } from '#data/seo-head.ts';
import { HolidayPage } from '#features/holiday/holiday-page.tsx';
import { HeroLoading } from '#features/site/hero-loading.tsx';
import { loadHead } from '../-head.ts';

export const Route = createFileRoute('/_site/vacances-sur-mesure')({
  loader: ({ context: { queryClient } }) => loadHead(queryClient, 'vacances-sur-mesure'),
  head: ({ loaderData }) => (loaderData ? seoHead(loaderData) : {}),
  component: Holiday,
});

function Holiday() {
  return <HolidayPage loading={<HeroLoading>Chargement de la page…</HeroLoading>} />;
}
