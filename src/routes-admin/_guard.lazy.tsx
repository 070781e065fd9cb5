import { createLazyFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#features/admin/admin-layout.tsx';
import { Palette } from '#features/admin-palette/palette.tsx';

export const Route = createLazyFileRoute('/_guard')({
  component: () => (
    <AdminLayout palette={<Palette />}>
      <Outlet />
    </AdminLayout>
  ),
});
