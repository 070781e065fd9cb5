import { useEffect, useRef, useState } from 'react';
import { toastError } from '#ui/toast/toast.ts';

let underWay = 0;
let last = Promise.resolve();

addEventListener('beforeunload', (event) => {
  if (underWay > 0) event.preventDefault();
});

/**
 * Runs one upload at a time: a batch arrives in its order, and phones have little memory. Saves and the
 * closing of the window wait until an upload has failed or its form holds the picture.
 */
export function enqueueUpload(upload: () => Promise<void>): void {
  underWay += 1;
  last = last.then(upload).finally(() => {
    underWay -= 1;
  });
}

/**
 * Runs a save once no upload is under way; while the page shows a failed upload, focuses its retry
 * button instead. A save that waits while its editor is left never runs.
 */
export function useAfterUploads<TArgs extends unknown[]>(
  save: (...args: TArgs) => void,
): [isWaiting: boolean, saveAfterUploads: (...args: TArgs) => void] {
  const [isWaiting, setWaiting] = useState(false);
  const latest = useRef<typeof save>(null);
  useEffect(() => {
    latest.current = save;
    return () => {
      latest.current = null;
    };
  });

  async function run(...args: TArgs): Promise<void> {
    if (isWaiting) return;
    setWaiting(underWay > 0);
    // Uploads may begin meanwhile.
    while (underWay > 0) await last;
    setWaiting(false);
    if (latest.current === null) return;
    const retry = document.querySelector<HTMLElement>('[data-failed-upload] button');
    if (retry === null) return latest.current(...args);
    toastError(
      'Une image n’a pas pu être envoyée',
      'Rien n’a été enregistré\u00a0: réessayez l’envoi ou annulez-le, puis enregistrez.',
    );
    retry.focus();
  }
  return [isWaiting, (...args) => void run(...args)];
}
