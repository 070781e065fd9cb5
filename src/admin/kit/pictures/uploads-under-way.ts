import { useEffect, useRef, useState } from 'react';
import { toastError } from '#ui/toast/toast.ts';

let underWay = 0;
let last = Promise.resolve();

addEventListener('beforeunload', (event) => {
  if (underWay > 0) event.preventDefault();
});

/**
 * Runs uploads one at a time: batches keep their order, and phones have little memory. Until an upload
 * has failed or its form holds the picture, saves wait and closing the window asks.
 */
export function enqueueUpload(upload: () => Promise<void>): void {
  underWay += 1;
  last = last.then(upload).finally(() => {
    underWay -= 1;
  });
}

/**
 * Runs a save once no upload is in progress; if an upload has failed, focuses its retry button instead.
 * Leaving the editor cancels a waiting save.
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
    // More uploads may start meanwhile.
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
