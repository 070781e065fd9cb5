import { createLazyFileRoute } from '@tanstack/react-router';
import { PageHead } from '#features/admin/page-head.tsx';

export const Route = createLazyFileRoute('/_guard/admin/journal')({
  component: () => <PageHead title="Journal" />,
});
