import type * as ToasterModule from './toaster.tsx';

export type ToastAction = {
  label: string;
  onPress: () => void;
  /** How long it can be pressed; some seconds unless given. */
  durationMs?: number;
};

export type ToastKind = 'success' | 'error' | 'info';

/**
 * What a toast says. An action keeps it visible for longer; `about` are the records that it is about,
 * `hotels/ID`: it replaces what earlier toasts said of them.
 */
export type Said = [
  message: string,
  description?: string,
  action?: ToastAction,
  about?: readonly string[],
];
export type ToastRequest = [ToastKind, ...Said];

let toaster: typeof ToasterModule | undefined;
const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();

/** The library is loaded for the first toast; should that fail, the next one tries again. */
async function ask(request: ToastRequest): Promise<void> {
  waiting.push(request);
  try {
    toaster = await import('./toaster.tsx');
  } catch {
    return;
  }
  for (const listener of listeners) listener();
  for (const kept of waiting.splice(0)) toaster.showToast(...kept);
}

/** Closes what was said of records (`hotels/ID`) that a newer write has made untrue. */
export const closeToasts = (about: readonly string[]): void =>
  toaster?.closeOutdated('success', about);

const toastOf =
  (kind: ToastKind) =>
  (...said: Said): void =>
    void ask([kind, ...said]);

export const toastSuccess = toastOf('success');
export const toastError = toastOf('error');
export const toastInfo = toastOf('info');

/** For the outlet: the toaster, once loaded. */
export const loadedToaster = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toaster?.Toaster,
  onServer: () => undefined,
};
