import { isRefusal } from '#admin/data/admin-error.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { failureDescription, sentences } from './failure-description.ts';

const PATIENCE_MS = 1000;

/** Shows a toast when a restoration of these records (`hotels/ID`) takes long. */
export async function whileRestoring<TResult>(
  restoration: Promise<TResult>,
  label: string | undefined,
  about: readonly string[],
): Promise<TResult> {
  const show = () => toastInfo('Restauration en cours…', label, undefined, about);
  const timer = setTimeout(show, PATIENCE_MS);
  try {
    return await restoration;
  } finally {
    clearTimeout(timer);
  }
}

/** Why a restoration failed and, where trying again may help, where else it can be tried. */
export function restorationFailure(error: unknown): string {
  const why = failureDescription(error);
  if (isRefusal(error)) return why;
  return sentences([why, 'Vous pourrez aussi rétablir ce qui est supprimé depuis le journal.']);
}

/** The links that could not be restored, if any: the other record has been deleted meanwhile. */
export function lostLinks(collection: CollectionName, lost: number): string | undefined {
  if (lost === 0) return undefined;
  const isHotel = collection === COLLECTIONS.hotels;
  if (lost === 1) {
    const other = isHotel ? 'la destination liée' : 'l’hôtel lié';
    return `1 lien n’a pas été rétabli\u00a0: ${other} n’existe plus.`;
  }
  const others = isHotel ? 'les destinations liées' : 'les hôtels liés';
  return `${lost} liens n’ont pas été rétablis\u00a0: ${others} n’existent plus.`;
}

/** The name of what was restored, and the links that could not be. */
export function restoredDescription(
  name: string,
  collection: CollectionName,
  lost: number,
): string {
  const links = lostLinks(collection, lost);
  return sentences(links === undefined ? [name] : [name, links]);
}
