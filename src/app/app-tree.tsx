import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppRouter } from './router.tsx';

type AppTreeProps = {
  queryClient: QueryClient;
  router: AppRouter;
  /**
   * What the browser renders beside the page; null on the server. Present on both sides, as React
   * derives the ids of `useId` from the shape of the tree.
   */
  beside: ReactNode;
};

/** What #root holds, the same on the server and in the browser. */
export function AppTree({ queryClient, router, beside }: AppTreeProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      {beside}
    </QueryClientProvider>
  );
}
