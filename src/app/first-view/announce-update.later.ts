import type { Workbox } from 'workbox-window';
import { toastInfo } from '#ui/toast/toast.ts';

const PATIENCE_MS = 3000;

/** Offers the newest build to the visitor; this page keeps its own build until the visitor accepts. */
export function announceUpdate(workbox: Workbox, registration: ServiceWorkerRegistration): void {
  const onPress = () => {
    // The service worker no longer waits if another tab has already accepted the update.
    if (!registration.waiting) return location.reload();
    workbox.addEventListener('controlling', () => location.reload());
    workbox.messageSkipWaiting();
    // The event `controlling` may not come: a tab without a controller gets none, and the old service worker may stay busy.
    setTimeout(() => location.reload(), PATIENCE_MS);
  };
  const action = { label: 'Mettre à jour', onPress, durationMs: Number.POSITIVE_INFINITY };
  toastInfo('Une nouvelle version est disponible', { action, about: 'version' });
}
