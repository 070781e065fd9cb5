const PREFIX = 'grand-sejour-outbox-edit:';

const releases = new Map<string, () => void>();

/** Marks a waiting request as being edited in this tab, until it is released or the page is left. */
export function holdEdit(key: string): void {
  if (releases.has(key)) return;
  const released = new Promise<void>((resolve) => {
    releases.set(key, resolve);
  });
  void navigator.locks?.request(PREFIX + key, () => released);
}

export function releaseEdit(key: string): void {
  releases.get(key)?.();
  releases.delete(key);
}

/** The keys of the requests that are being edited, in any tab. */
export async function heldEdits(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name] : []));
  return new Set([...releases.keys(), ...names.map((name) => name.slice(PREFIX.length))]);
}
