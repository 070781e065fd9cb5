import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/features/frame/page-states.tsx';
import { CrashScreen } from '#features/site/crash-screen.tsx';
import { ToastOutlet } from '#ui/toast/toast-outlet.tsx';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: AdminNotFound,
  errorComponent: CrashScreen,
});

function Root() {
  return (
    <>
      <Outlet />
      <ToastOutlet />
    </>
  );
}
