import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppRouter } from './router.tsx';

type AppTreeProps = {
  queryClient: QueryClient;
  router: AppRouter;
  /** Browser only; the server passes null, so that `useId` counts the same children on both sides. */
  beside: ReactNode;
};

/** Renders the content of #root, the same tree on the server and in the browser. */
export function AppTree({ queryClient, router, beside }: AppTreeProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      {beside}
    </QueryClientProvider>
  );
}
