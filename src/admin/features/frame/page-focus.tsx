import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Sends the focus to the title of the page that a link opened. */
export function PageFocus() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        document.querySelector<HTMLElement>('#contenu h1')?.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
