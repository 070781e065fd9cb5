import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AppTree } from './app-tree.tsx';
import { DocumentHead } from './document-head.tsx';
import { replayEarlyPress } from './early-press.ts';
import type { AppRouter } from './router.tsx';

/** The whole application in the browser: the tree that the server rendered too, and the head. */
export function App({ queryClient, router }: { queryClient: QueryClient; router: AppRouter }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    // After the boundaries of the page have been hydrated too, whose buttons would not hear it yet.
    setTimeout(replayEarlyPress);
  }, []);
  return (
    <AppTree queryClient={queryClient} router={router} beside={<DocumentHead router={router} />} />
  );
}
