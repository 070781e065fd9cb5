import { type DeletedRecord, deleteRecords, restoreRecords } from '#admin/data/delete-records.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import { undoAction } from '#admin/ui/undo-action.ts';
import type { DeletableCollection } from '#domain/admin/publication.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { failureDescription } from './failure-description.ts';

export type DeleteTexts = {
  question: string;
  done: string;
  /** Under the title; the record's name unless given. */
  doneDescription?: string | undefined;
  failed: string;
  failedDescription?: string | undefined;
  restored: string;
};

type Labelled = { id: string; label: string };

const nothingLeft = (done: string, label: string) =>
  `Quelqu’un d’autre l’a déjà ${done}\u00a0: ${label}`;

/**
 * Deletes a record after a question; « Annuler la suppression » then restores it exactly, with its links. The
 * returned function resolves to whether it is gone.
 */
export function useDeleteRecord(collection: DeletableCollection, texts: DeleteTexts) {
  const confirm = useConfirm();

  const restore = async (deleted: DeletedRecord, label: string): Promise<void> => {
    const about = [`${collection}/${deleted.id}`];
    try {
      const restored = await restoreRecords(collection, [deleted]);
      await refreshPublicSide();
      if (restored.length > 0) toastSuccess(texts.restored, label, undefined, about);
      else toastInfo('Rien à restaurer', nothingLeft('restauré', label), undefined, about);
    } catch (error) {
      toastError('La restauration a échoué', failureDescription(error), undefined, about);
    }
  };

  return async (record: Labelled): Promise<boolean> => {
    const question = { title: texts.question, text: record.label, confirmLabel: 'Supprimer' };
    if (!(await confirm(question))) return false;
    try {
      const [deleted] = await deleteRecords(collection, [record.id]);
      await refreshPublicSide();
      const about = [`${collection}/${record.id}`];
      if (!deleted) {
        toastInfo('Rien à supprimer', nothingLeft('supprimé', record.label), undefined, about);
        return true;
      }
      const undo = undoAction('Annuler la suppression', () => void restore(deleted, record.label));
      toastSuccess(texts.done, texts.doneDescription ?? record.label, undo, about);
      return true;
    } catch (error) {
      const why = failureDescription(error);
      const description = texts.failedDescription ? `${texts.failedDescription}. ${why}` : why;
      toastError(texts.failed, description);
      return false;
    }
  };
}
