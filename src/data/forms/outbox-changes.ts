let channel: BroadcastChannel | null | undefined;

function opened(): BroadcastChannel | null {
  channel ??=
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('grand-sejour-outbox');
  return channel;
}

const listeners = new Set<() => void>();

/** Tells this page, the other tabs and the service worker that the outbox has changed. */
export function announceOutboxChange(): void {
  for (const listener of listeners) listener();
  opened()?.postMessage('changed');
}

/**
 * Calls back when the outbox has changed, here or elsewhere.
 * @returns stops listening
 */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  opened()?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    opened()?.removeEventListener('message', listener);
  };
}
