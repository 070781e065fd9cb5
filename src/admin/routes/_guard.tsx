import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { loadSession } from '#admin/data/session.ts';
import { AdminLayout } from '#admin/frame/admin-frame.tsx';
import { CheckingSession } from '#admin/frame/page.tsx';
import { readListSearchParams } from '#admin/kit/list/search.tsx';

export const Route = createFileRoute('/_guard')({
  validateSearch: readListSearchParams,
  beforeLoad: async ({ location }) => {
    if (await loadSession()) return;
    throw redirect({ to: '/admin/login', search: { redirect: location.href }, replace: true });
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: CheckingSession,
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
});
