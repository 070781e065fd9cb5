import { toastError, toastSuccess } from '#ui/toast/toast.ts';

/** Opens the device's share sheet for a path, or else copies its URL; resolves with true on success. */
export async function shareOrCopyLink(title: string, path: string): Promise<boolean> {
  const url = new URL(path, window.location.origin).href;
  try {
    await navigator.share({ title, url });
    toastSuccess('Lien partagé avec succès!');
    return true;
  } catch (error) {
    // Without a share sheet, `navigator.share` is undefined, and calling it throws a TypeError.
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
