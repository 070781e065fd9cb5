import { callLibrary, usesInRefusal } from '#admin/data/admin-callables.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { failureDescription, sentences } from '#admin/features/list/failure-description.ts';
import type { PhotoWords } from '#admin/features/pictures/photo-words.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import type { PhotoUse } from '#domain/media/library-calls.ts';
import type { Photo } from '#domain/media/photo.ts';
import { photoName } from '#domain/media/photo-name.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const MOST_NAMED = 5;

/** How many records a change reached; nothing for none. */
export function reached(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? 'Une fiche mise à jour.' : `${count} fiches mises à jour.`;
}

/** The records that a replacement stays in, as they showed both photographs; nothing for none. */
function keptBoth(count: number): string[] {
  if (count === 0) return [];
  const text =
    count === 1
      ? 'Une fiche montrait les deux images\u00a0: rétablissez-la depuis le journal.'
      : `${count} fiches montraient les deux images\u00a0: rétablissez-les depuis le journal.`;
  return [text];
}

function namesOf(uses: readonly PhotoUse[]): string {
  const names = uses.slice(0, MOST_NAMED).map(({ label }) => `«\u202f${label}\u202f»`);
  const more = uses.length - names.length;
  return more > 0 ? `${names.join(', ')} et ${more} autres` : names.join(', ');
}

/** The question before a photograph is deleted that records show. */
const usedQuestion = (uses: readonly PhotoUse[]) => ({
  title: 'Cette image est encore utilisée',
  text: `Elle est montrée par ${namesOf(uses)}, où l’image par défaut prendrait sa place\u00a0: remplacez-la plutôt d’abord.`,
  confirmLabel: 'Supprimer quand même',
});

/** What can be done with a photograph of the library. */
export function usePhotoActions(photo: StoredPhoto) {
  const confirm = useConfirm();
  const { id } = photo;
  const label = photoName(photo);
  const about = [`${COLLECTIONS.media}/${id}`];

  /** Runs a call; says why it failed. Resolves to whether it did not. */
  async function attempt(failed: string, action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      await refreshPublicSide();
      return true;
    } catch (error) {
      toastError(failed, failureDescription(error));
      return false;
    }
  }

  const restore = () =>
    attempt('La restauration a échoué', async () => {
      await callLibrary({ action: 'restore', id });
      toastSuccess('Image rétablie', label, undefined, about);
    });

  /** Deletes it, asking again where it is used. Resolves to whether it is gone. */
  async function deleteIt(): Promise<boolean> {
    try {
      await callLibrary({ action: 'delete', id });
      return true;
    } catch (error) {
      const uses = usesInRefusal(error);
      if (uses === null) throw error;
      if (!(await confirm(usedQuestion(uses)))) return false;
      await callLibrary({ action: 'delete', id, evenIfUsed: true });
      return true;
    }
  }

  const [isBusy, save] = useSingleFlight(async (change: PhotoWords & { focal: Photo['focal'] }) => {
    await attempt('Impossible de modifier l’image', async () => {
      const { changed } = await callLibrary({ action: 'change', id, ...change });
      toastSuccess('Image modifiée', reached(changed), undefined, about);
    });
  });

  const [, remove] = useSingleFlight(async (onDeleted: () => void) => {
    const question = {
      title: 'Supprimer cette image\u202f?',
      text: label,
      confirmLabel: 'Supprimer',
    };
    if (photo.uses.length === 0 && !(await confirm(question))) return;
    await attempt('Impossible de supprimer l’image', async () => {
      if (!(await deleteIt())) return;
      const undo = undoAction('Annuler la suppression', () => void restore());
      toastSuccess('Image supprimée', label, undo, about);
      onDeleted();
    });
  });

  /** Takes a replacement back, except where both were shown: which was which is not known any more. */
  const putBack = (by: string, replaced: string[], all: number) =>
    attempt('Le remplacement n’a pas été annulé', async () => {
      const back = await callLibrary({ action: 'replace', id: by, by: id, only: replaced });
      const told = [reached(back.changed) ?? [], keptBoth(all - replaced.length)].flat();
      toastSuccess('Remplacement annulé', sentences(told));
    });

  const [isReplacing, replace] = useSingleFlight(async (by: string) => {
    const many = photo.uses.length > 1 ? `les ${photo.uses.length} fiches` : 'la fiche';
    const question = {
      title: 'Remplacer cette image partout\u202f?',
      text: `L’autre image prendra sa place dans ${many} où elle est montrée. Celle-ci reste dans la bibliothèque.`,
      confirmLabel: 'Remplacer',
    };
    if (!(await confirm(question))) return;
    await attempt('Impossible de remplacer l’image', async () => {
      const { changed, replaced } = await callLibrary({ action: 'replace', id, by });
      const undo = undoAction('Annuler le remplacement', () => void putBack(by, replaced, changed));
      toastSuccess('Image remplacée', reached(changed), replaced.length > 0 ? undo : undefined);
    });
  });

  return { isBusy, isReplacing, save, remove, restore, replace };
}
