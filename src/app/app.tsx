import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, RouterContextProvider, useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { AppTree } from './app-tree.tsx';
import type { AppRouter } from './router.tsx';

export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // After the Suspense boundaries have been hydrated too, whose buttons do not respond before.
    setTimeout(replayEarlyPress);
  }, []);
  return (
    <AppTree queryClient={queryClient} router={router} beside={<DocumentHead router={router} />} />
  );
}

/**
 * Renders title and metadata of the current page by a portal after hydration: inside #root they would not
 * match the server's HTML. Removes the server's tags, and its structured data when its page is left.
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
    /** Set by boot.inline.js: settles when the whole stylesheet is there, or cannot be loaded. */
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
