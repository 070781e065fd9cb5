import { HeadContent, RouterContextProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AppRouter } from './router.tsx';

/**
 * Titles, metadata and structured data of the current page. They are rendered by a portal after
 * mount, as inside #root they would not match what the server wrote; the server's tags then go.
 */
export function DocumentHead({ router }: { router: AppRouter }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-ssr]')) tag.remove();
    setMounted(true);
  }, []);
  if (!isMounted) return null;
  return createPortal(
    <RouterContextProvider router={router}>
      <HeadContent />
    </RouterContextProvider>,
    document.head,
  );
}
