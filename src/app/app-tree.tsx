import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppRouter } from './router.tsx';

type AppTreeProps = {
  queryClient: QueryClient;
  router: AppRouter;
  /** Rendered in the browser only; a child on both sides, for the ids of `useId`. */
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
