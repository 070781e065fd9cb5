import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** Links of an element's HTML to pages of this site open without leaving the document. */
export function useSiteLinks(element: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    const root = element.current;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      // Whoever wants a new tab or window gets it.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href');
      if (!path?.startsWith('/')) return;
      event.preventDefault();
      router.history.push(path);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, [element, router]);
}
