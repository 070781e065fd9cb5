import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  HeadContent,
  RouterContextProvider,
  RouterProvider,
  useHydrated,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { takeOverEarlyPresses } from '#ui/early-press.ts';
import type { AppRouter } from './router.tsx';

/** Renders the content of #root: the same tree on the server and in the browser, as hydration requires. */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Waits for the next task, because a button inside a Suspense boundary responds only once that is hydrated.
    setTimeout(takeOverEarlyPresses);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <DocumentHead router={router} />
    </QueryClientProvider>
  );
}

/** Renders the tags of <head> after hydration, in place of the server's; removes the JSON-LD on navigation. */
function DocumentHead({ router }: { router: AppRouter }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    removeAll('head [data-ssr]');
    router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) delete document.documentElement.dataset.first;
    });
    // Waits until the next page is rendered: removing the JSON-LD earlier would restyle the whole page.
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) removeAll('script[type="application/ld+json"]');
    });
  }, [router]);
  if (!isHydrated) return null;
  return createPortal(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
    document.head,
  );
}

function removeAll(selector: string): void {
  for (const tag of document.querySelectorAll(selector)) tag.remove();
}
