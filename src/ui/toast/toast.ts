import type * as ToasterModule from './toaster.tsx';

export type ToastAction = {
  label: string;
  onPress: () => void;
  /** How long it can be pressed; some seconds unless given. */
  durationMs?: number;
};

export type ToastRequest = {
  kind: 'success' | 'error' | 'info';
  message: string;
  description?: string | undefined;
  /** Keeps the toast visible for longer. */
  action?: ToastAction | undefined;
  /** The records that it is about, `hotels/ID`: it replaces what earlier toasts said of them. */
  about?: readonly string[] | undefined;
};

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
  for (const kept of waiting.splice(0)) toaster.showToast(kept);
}

/** Closes what was said of records (`hotels/ID`) that a newer write has made untrue. */
export const closeToasts = (about: readonly string[]): void =>
  toaster?.closeOutdated({ kind: 'success', about });

const toastOf =
  (kind: ToastRequest['kind']) =>
  (
    message: string,
    description?: string,
    action?: ToastRequest['action'],
    about?: ToastRequest['about'],
  ): void =>
    void ask({ kind, message, description, action, about });

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
