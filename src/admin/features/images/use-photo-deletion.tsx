import { Link } from '@tanstack/react-router';
import { setPhotoDeleted } from '#admin/data/update-record.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { undoAction } from '#admin/ui/undo-action.ts';
import { MEDIA_TRASH_DAYS, photoName, type StoredPhoto } from '#domain/media/stored-photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { type PhotoUse, readPhotoUses } from './photo-uses.ts';

const PROMISE = `Elle peut être rétablie pendant ${MEDIA_TRASH_DAYS} jours, puis elle est effacée.`;

/** The question before a photograph is deleted that records show. */
function UsesText({ uses }: { uses: readonly PhotoUse[] }) {
  return (
    <>
      Elle est montrée par{' '}
      {uses.map((use, index) => (
        <span key={`${use.kind}/${use.id}`}>
          {index > 0 && ', '}
          <Link {...recordLink(use.kind, use.id)} target="_blank" className={ACTION}>
            {use.label}
          </Link>
        </span>
      ))}
      {'\u00a0'}: choisissez-y d’abord une autre image. Supprimée, elle y reste visible jusqu’à son
      effacement. {PROMISE}
    </>
  );
}

/** Deletes and restores a photograph; files of a deleted one are served until it is erased. */
export function usePhotoDeletion(photo: StoredPhoto) {
  const confirm = useConfirm();
  const label = photoName(photo);
  const about = [`${COLLECTIONS.media}/${photo.id}`];

  /** Resolves to whether it was done; says why it was not. */
  async function write(isDeleted: boolean, failed: string): Promise<boolean> {
    try {
      await setPhotoDeleted(photo.id, isDeleted);
      return true;
    } catch (error) {
      toastError(failed, failureDescription(error));
      return false;
    }
  }

  const [isRestoring, restore] = useSingleFlight(async () => {
    if (await write(false, 'La restauration a échoué')) {
      toastSuccess('Image rétablie', label, undefined, about);
    }
  });

  const [isDeleting, remove] = useSingleFlight(async () => {
    let uses: PhotoUse[];
    try {
      uses = (await readPhotoUses()).filter(({ photos }) => photos.has(photo.id));
    } catch (error) {
      toastError('Impossible de savoir où cette image est montrée', failureDescription(error));
      return;
    }
    const isUsed = uses.length > 0;
    const isConfirmed = await confirm({
      title: isUsed ? 'Cette image est encore utilisée' : 'Supprimer cette image\u202f?',
      text: isUsed ? <UsesText uses={uses} /> : `${label}. ${PROMISE}`,
      confirmLabel: isUsed ? 'Supprimer quand même' : 'Supprimer',
    });
    if (!isConfirmed || !(await write(true, 'Impossible de supprimer l’image'))) return;
    const undo = undoAction('Annuler la suppression', () => void restore());
    toastSuccess('Image supprimée', label, undo, about);
  });

  return { isBusy: isDeleting || isRestoring, remove, restore };
}
