import { toastInfo } from '#ui/toast/toast.ts';

const PATIENCE_MS = 3000;

/** Offers the newest build to the visitor; this page keeps its own build until the visitor accepts. */
export function announceUpdate(registration: ServiceWorkerRegistration): void {
  const onPress = () => {
    const { waiting } = registration;
    // The worker waits no longer if another tab has accepted the update already.
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage({ type: 'SKIP_WAITING' });
    // The event may not come: a tab without a controller gets none, and the former worker may stay busy.
    setTimeout(() => location.reload(), PATIENCE_MS);
  };
  const action = { label: 'Mettre à jour', onPress, durationMs: Number.POSITIVE_INFINITY };
  toastInfo('Une nouvelle version est disponible', { action, about: 'version' });
}
