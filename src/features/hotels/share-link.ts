import { toastError, toastSuccess } from '#ui/toast/toast.ts';

/** Opens the device's share sheet for a path or, without one, copies its URL; resolves with true if either succeeds. */
export async function shareOrCopyLink(title: string, path: string): Promise<boolean> {
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.share({ title, url });
    toastSuccess('Lien partagé avec succès!');
    return true;
  } catch (error) {
    // An AbortError means that the visitor closed the share sheet; where there is none, the call throws a TypeError.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
  }
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Lien copié dans le presse-papiers!');
    return true;
  } catch {
    toastError('Impossible de partager ou copier le lien');
    return false;
  }
}
