import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, RouterContextProvider, useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AppTree } from './app-tree.tsx';
import type { AppRouter } from './router.tsx';

export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // Deferred: buttons inside a Suspense boundary respond only once the boundary is hydrated.
    setTimeout(replayEarlyPress);
  }, []);
  return (
    <AppTree queryClient={queryClient} router={router} beside={<DocumentHead router={router} />} />
  );
}

/**
 * Renders the current page's title and metadata through a portal after hydration: inside #root they
 * would not match the server's HTML. Removes the server-rendered tags, and the JSON-LD on navigation.
 */
function DocumentHead({ router }: { router: AppRouter }) {
  const isHydrated = useHydrated();
  useEffect(() => {
    removeAll('head [data-ssr]');
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) removeAll('script[type="application/ld+json"]');
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

declare global {
  interface Window {
    /** Set by boot.inline.js: the last button pressed or form sent before hydration. */
    earlyPress?: { target: HTMLElement | null; stop: () => void };
    /** Set by boot.inline.js: resolves once the full stylesheet has loaded or failed to load. */
    stylesLoaded?: Promise<unknown>;
  }
}

function replayEarlyPress(): void {
  const early = window.earlyPress;
  if (!early) return;
  early.stop();
  delete window.earlyPress;
  if (!early.target?.isConnected) return;
  if (early.target instanceof HTMLFormElement) early.target.requestSubmit();
  else early.target.click();
}
