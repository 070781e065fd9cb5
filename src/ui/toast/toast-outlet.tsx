import { useSyncExternalStore } from 'react';
import { loadedToaster } from './toast.ts';

/** The live region, in the page from the start so that the first toast is announced too. */
export function ToastOutlet() {
  const Toaster = useSyncExternalStore(
    loadedToaster.subscribe,
    loadedToaster.current,
    loadedToaster.onServer,
  );
  return (
    <div aria-live="polite" className="toast toast-layer">
      {Toaster && <Toaster />}
    </div>
  );
}
