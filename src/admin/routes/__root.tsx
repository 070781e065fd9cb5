import { createRootRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#admin/frame/page.tsx';
import { CrashScreen } from '#features/site/crash-screen.tsx';

export const Route = createRootRoute({
  notFoundComponent: AdminNotFound,
  errorComponent: CrashScreen,
});
