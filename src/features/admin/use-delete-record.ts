import { deleteRecord, restoreRecord } from '#data/admin/delete-records.ts';
import { refreshPublicSide } from '#data/admin/refresh-public-side.ts';
import type { RemovableCollection } from '#domain/removal-note.ts';
import { toastError, toastSuccess } from '#ui/toast.ts';
import { useConfirm } from './confirm.tsx';
import { failureDescription } from './failure-description.ts';

export type DeleteTexts = {
  /** The specification's question. */
  question: string;
  done: string;
  /** Under the title; the record's name unless given. */
  doneDescription?: string | undefined;
  failed: string;
  failedDescription?: string | undefined;
  restored: string;
};

/**
 * Deletes a record after the specification's question; « Annuler » then restores it exactly, with
 * its links. The returned function resolves to whether it is gone.
 */
export function useDeleteRecord(collection: RemovableCollection, texts: DeleteTexts) {
  const confirm = useConfirm();
  return async (record: { id: string; label: string }): Promise<boolean> => {
    const question = { title: texts.question, text: record.label, confirmLabel: 'Supprimer' };
    if (!(await confirm(question))) return false;
    try {
      const deleted = await deleteRecord(collection, record.id);
      await refreshPublicSide();
      const restore = async () => {
        try {
          await restoreRecord(deleted);
          await refreshPublicSide();
          toastSuccess(texts.restored, record.label);
        } catch (error) {
          toastError('La restauration a échoué', failureDescription(error));
        }
      };
      toastSuccess(texts.done, texts.doneDescription ?? record.label, {
        label: 'Annuler',
        onPress: () => void restore(),
      });
      return true;
    } catch (error) {
      const why = failureDescription(error);
      const description = texts.failedDescription ? `${texts.failedDescription}. ${why}` : why;
      toastError(texts.failed, description);
      return false;
    }
  };
}
