import { toastError, toastSuccess } from '#ui/toast/toast.ts';

type SharedLink = {
  title: string;
  /** Path of the page to share, from the root of the site, without filters or tabs. */
  path: string;
};

/** Opens the device's share sheet, or else copies the URL; resolves with true on success. */
export async function shareOrCopyLink({ title, path }: SharedLink): Promise<boolean> {
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
