import type * as ToasterModule from './toaster.tsx';

export type ToastRequest = {
  kind: 'success' | 'error' | 'info';
  message: string;
  description?: string | undefined;
  /** Keeps the toast visible for longer. */
  action?: { label: string; onPress: () => void } | undefined;
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

export function toastSuccess(
  message: string,
  description?: string,
  action?: ToastRequest['action'],
): void {
  void ask({ kind: 'success', message, description, action });
}

export function toastError(message: string, description?: string): void {
  void ask({ kind: 'error', message, description });
}

export function toastInfo(message: string, description?: string): void {
  void ask({ kind: 'info', message, description });
}

/** For the outlet: the toaster, once loaded. */
export const loadedToaster = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toaster?.Toaster,
  onServer: () => undefined,
};
