import { createRootRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/frame/page.tsx';
import { CrashScreen } from '#features/shell/crash-screen.tsx';

export const Route = createRootRoute({
  notFoundComponent: AdminNotFound,
  errorComponent: CrashScreen,
});
