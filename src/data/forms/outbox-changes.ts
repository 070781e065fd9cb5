// What tabs and the service worker tell one another, and the visitor, of the outbox.

let channel: BroadcastChannel | null | undefined;

function opened(): BroadcastChannel | null {
  channel ??=
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('grand-sejour-outbox');
  return channel;
}

const listeners = new Set<() => void>();

export function announceOutboxChange(): void {
  for (const listener of listeners) listener();
  opened()?.postMessage('changed');
}

/** Calls back when the outbox has changed, here or elsewhere; returns what stops listening. */
export function onOutboxChange(listener: () => void): () => void {
  listeners.add(listener);
  opened()?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    opened()?.removeEventListener('message', listener);
  };
}

export function showOutboxBadge(waiting: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the site is not installed.
  navigator.setAppBadge(waiting).catch(() => undefined);
}

const EDIT_LOCK = 'grand-sejour-outbox-edit:';

const releases = new Map<string, () => void>();

/** Marks a waiting request as being edited in this tab, until it is released or the page is left. */
export function holdEdit(key: string): void {
  if (releases.has(key)) return;
  const released = new Promise<void>((resolve) => {
    releases.set(key, resolve);
  });
  void navigator.locks?.request(EDIT_LOCK + key, () => released);
}

export function releaseEdit(key: string): void {
  releases.get(key)?.();
  releases.delete(key);
}

export async function heldEdits(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(EDIT_LOCK) ? [name] : []));
  return new Set([...releases.keys(), ...names.map((name) => name.slice(EDIT_LOCK.length))]);
}
