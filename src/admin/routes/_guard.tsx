import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { loadSessionAccount } from '#admin/data/session.ts';
import { AdminLayout } from '#admin/frame/admin-frame.tsx';
import { SessionCheckScreen } from '#admin/frame/page.tsx';
import { parseListSearchParams } from '#admin/kit/list/search.tsx';

export const Route = createFileRoute('/_guard')({
  validateSearch: parseListSearchParams,
  beforeLoad: async ({ location }) => {
    if (await loadSessionAccount()) return;
    throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: SessionCheckScreen,
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
});
