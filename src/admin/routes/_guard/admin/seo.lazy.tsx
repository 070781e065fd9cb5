import { createLazyFileRoute } from '@tanstack/react-router';
import { SeoList } from '#admin/features/seo/seo-list.tsx';

export const Route = createLazyFileRoute('/_guard/admin/seo')({
  component: SeoList,
});
