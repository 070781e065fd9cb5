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

/** The image at an https address as a file; null where its host does not let the browser read it. */
export async function importPicture(url: string): Promise<File | null> {
  try {
    // Not from the cache: what was shown before was fetched without asking to read it.
    const answer = await fetch(url, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    return answer.ok ? new File([await answer.blob()], nameIn(url)) : null;
  } catch {
    return null;
  }
}
