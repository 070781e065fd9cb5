/** Why an image of another site was not copied, in French. */
export const IMPORT_REFUSED =
  'Le site qui héberge cette image ne permet pas de la copier\u00a0: enregistrez-la sur votre appareil, puis choisissez-la ici.';

const FALLBACK_NAME = 'image';

/** The last part of an address's path, as a file is named. */
function nameIn(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || FALLBACK_NAME;
  } catch {
    return FALLBACK_NAME;
  }
}

/** As few of a photograph's details are lost as in what cameras write. */
const QUALITY = 0.95;

/** Loads an image that may be read afterwards. Rejects where its host does not allow that. */
async function loadReadable(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'no-referrer';
  image.src = url;
  await image.decode();
  return image;
}

/**
 * The image at an https address as a file; null where its host does not let the browser read it. It is
 * loaded as an image, as the administration's policy lets scripts fetch from the project alone.
 */
export async function importPicture(url: string): Promise<File | null> {
  try {
    const image = await loadReadable(url);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', QUALITY);
    });
    return blob && new File([blob], nameIn(url), { type: blob.type });
  } catch {
    return null;
  }
}
