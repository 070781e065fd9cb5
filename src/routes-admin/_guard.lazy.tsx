import { createLazyFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#features/admin/admin-layout.tsx';

export const Route = createLazyFileRoute('/_guard')({
  component: () => (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  ),
});
