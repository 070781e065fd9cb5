export type ToastAction = {
  label: string;
  onPress: () => void;
  /** How long the action can be pressed; 15 s by default. */
  durationMs?: number;
};

type ToastKind = 'success' | 'error' | 'info';

/** An action keeps the toast visible for longer; a toast replaces earlier toasts `about` its subject. */
type Said = [message: string, description?: string, action?: ToastAction, about?: string];
export type ToastRequest = [ToastKind, ...Said];

const toaster = () => import('./toaster.tsx').catch(() => null);
const waiting: ToastRequest[] = [];

/** Loads the library for the first toast; if loading fails, the next toast tries again. */
async function show(...request: ToastRequest): Promise<void> {
  waiting.push(request);
  const loaded = await toaster();
  if (loaded) for (const kept of waiting.splice(0)) loaded.showToast(...kept);
}

export const toastSuccess = (...said: Said): void => void show('success', ...said);
export const toastError = (...said: Said): void => void show('error', ...said);
export const toastInfo = (...said: Said): void => void show('info', ...said);

export const closeToasts = (about: string): void =>
  void toaster().then((loaded) => loaded?.closeToasts(about));
