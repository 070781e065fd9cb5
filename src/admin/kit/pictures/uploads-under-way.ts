import { useEffect, useRef, useState } from 'react';
import { toastError } from '#ui/toast/toast.ts';

const underWay = new Set<Promise<unknown>>();
/** Uploads that failed and were neither retried nor given up. */
const failed = new Set<Promise<unknown>>();

const askBeforeClosing = (event: BeforeUnloadEvent) => event.preventDefault();

function guardWindow(): void {
  if (underWay.size > 0) addEventListener('beforeunload', askBeforeClosing);
  else removeEventListener('beforeunload', askBeforeClosing);
}

/**
 * Makes saves and the closing of the window wait for an upload; its promise resolves once the form
 * holds the picture. Saves are refused after a failure until the returned function is called.
 */
export function noteUpload(upload: Promise<unknown>): () => void {
  const forget = () => {
    underWay.delete(upload);
    failed.delete(upload);
    guardWindow();
  };
  underWay.add(upload);
  guardWindow();
  upload.then(forget, () => {
    if (underWay.delete(upload)) failed.add(upload);
    guardWindow();
  });
  return forget;
}

/**
 * Runs a save once no upload is under way; after a failed upload focuses its retry button instead.
 * A save that waits while its editor is left never runs.
 */
export function useAfterUploads<TArgs extends unknown[]>(
  save: (...args: TArgs) => void,
): [isWaiting: boolean, saveAfterUploads: (...args: TArgs) => void] {
  const [isWaiting, setWaiting] = useState(false);
  const isMounted = useRef(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function run(...args: TArgs): Promise<void> {
    if (isWaiting) return;
    if (underWay.size > 0) {
      setWaiting(true);
      // Uploads may begin meanwhile.
      while (underWay.size > 0) await Promise.allSettled(underWay);
      setWaiting(false);
      if (!isMounted.current) return;
    }
    if (failed.size === 0) return latest.current(...args);
    toastError(
      'Une image n’a pas pu être envoyée',
      'Rien n’a été enregistré\u00a0: réessayez l’envoi ou annulez-le, puis enregistrez.',
    );
    document.querySelector<HTMLElement>('[data-failed-upload] button')?.focus();
  }
  return [isWaiting, (...args) => void run(...args)];
}
