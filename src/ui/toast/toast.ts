export type ToastAction = {
  label: string;
  onPress: () => void;
  /** How long it can be pressed; some seconds unless given. */
  durationMs?: number;
};

type ToastKind = 'success' | 'error' | 'info';

/**
 * What a toast says. An action keeps it visible for longer; `about` are the records that it is about,
 * `hotels/ID`: it replaces what earlier toasts said of them.
 */
type Said = [
  message: string,
  description?: string,
  action?: ToastAction,
  about?: readonly string[],
];
export type ToastRequest = [ToastKind, ...Said];

const toaster = () => import('./toaster.tsx').catch(() => null);
const waiting: ToastRequest[] = [];

/** The library is loaded for the first toast; should that fail, the next one tries again. */
async function show(...request: ToastRequest): Promise<void> {
  waiting.push(request);
  const loaded = await toaster();
  if (loaded) for (const kept of waiting.splice(0)) loaded.showToast(...kept);
}

export const toastSuccess = (...said: Said): void => void show('success', ...said);
export const toastError = (...said: Said): void => void show('error', ...said);
export const toastInfo = (...said: Said): void => void show('info', ...said);

/** Closes what was said of records (`hotels/ID`) that a newer write has made untrue. */
export const closeToasts = (about: readonly string[]): void =>
  void toaster().then((loaded) => loaded?.closeOutdated('success', about));
