import { toastError, toastSuccess } from '#ui/toast/toast.ts';

type SharedLink = {
  title: string;
  /** Root-relative: what is shared is the page, not the state it happens to be in. */
  path: string;
};

/** Offers a page to the device's share sheet, else to the clipboard (spec section 8). */
export async function shareLink({ title, path }: SharedLink): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      toastSuccess('Lien partagé avec succès!');
      return;
    } catch (error) {
      // The visitor thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Lien copié dans le presse-papiers!');
  } catch {
    toastError('Impossible de partager ou copier le lien');
  }
}
