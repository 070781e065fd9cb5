import { createLazyFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#admin/features/frame/admin-layout.tsx';
import { Palette } from '#admin/features/palette/palette.tsx';

export const Route = createLazyFileRoute('/_guard')({
  component: () => (
    <AdminLayout palette={<Palette />}>
      <Outlet />
    </AdminLayout>
  ),
});
