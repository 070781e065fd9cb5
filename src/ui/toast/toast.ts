export type ToastAction = {
  label: string;
  onPress: () => void;
  /** Time in ms during which the action can be pressed; 15 s by default. */
  durationMs?: number;
};

type ToastKind = 'success' | 'error' | 'info';

type ToastOptions = {
  description?: string | undefined;
  /** Button in the toast, which then stays for the action's `durationMs`. */
  action?: ToastAction | undefined;
  /**
   * Subject of the toast. An error replaces an earlier error about the same subject, other toasts replace all earlier
   * ones.
   */
  about?: string;
};
type ToastArguments = [message: string, options?: ToastOptions];
export type ToastRequest = [ToastKind, ...ToastArguments];

const toaster = () => import('./toaster.later.tsx').catch(() => null);
const waiting: ToastRequest[] = [];

/** Shows a toast; the first one loads the toast library. If that fails, the next toast tries again, and shows all. */
async function show(...request: ToastRequest): Promise<void> {
  waiting.push(request);
  const loaded = await toaster();
  if (!loaded) return;
  for (const waitingRequest of waiting.splice(0)) loaded.showToast(...waitingRequest);
}

export const toastSuccess = (...args: ToastArguments): void => void show('success', ...args);
export const toastError = (...args: ToastArguments): void => void show('error', ...args);
export const toastInfo = (...args: ToastArguments): void => void show('info', ...args);

export const closeToastsAbout = (about: string): void =>
  void toaster().then((loaded) => loaded?.dismissToastsAbout(about));
