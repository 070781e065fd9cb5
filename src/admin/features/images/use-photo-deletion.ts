import { deleteRecords, restoreRecords } from '#admin/data/change.ts';
import { useAction } from '#admin/kit/use-action.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { MEDIA_TRASH_DAYS, photoName, type StoredPhoto } from '#domain/media/stored-photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { readPhotoUses } from './photo-uses.ts';

const PROMISE = `Elle peut être rétablie pendant ${MEDIA_TRASH_DAYS} jours, puis elle est effacée.`;

/** Deletes a photograph that no record shows, and restores it. */
export function usePhotoDeletion(photo: StoredPhoto) {
  const confirm = useConfirm();
  const label = photoName(photo);
  const about = [`${COLLECTIONS.media}/${photo.id}`];

  const [isRestoring, restore] = useAction('L’image n’a pas été rétablie', async () => {
    await restoreRecords(ENTITIES.photos, [{ id: photo.id, plan: null }]);
    toastSuccess('Image rétablie', label, undefined, about);
  });
  const [isDeleting, remove] = useAction('L’image n’a pas été supprimée', async () => {
    const uses = (await readPhotoUses()).get(photo.id);
    if (uses) {
      const where = `Montrée par\u00a0: ${uses.join(', ')}. Choisissez-y d’abord une autre image.`;
      return toastError('Cette image est encore utilisée', where);
    }
    const question = { title: 'Supprimer cette image\u202f?', text: `${label}. ${PROMISE}` };
    if (!(await confirm({ ...question, confirmLabel: 'Supprimer' }))) return;
    await deleteRecords(ENTITIES.photos, [photo.id]);
    toastSuccess('Image supprimée', label, undoAction('Annuler la suppression', restore), about);
  });
  return { isBusy: isDeleting || isRestoring, remove, restore };
}
