import { createLazyFileRoute } from '@tanstack/react-router';
import { SeoList } from '#features/admin-seo/seo-list.tsx';

export const Route = createLazyFileRoute('/_guard/admin/seo')({
  component: SeoList,
});
