import { type Deleted, deleteRecord, restoreRecord } from '#admin/data/delete-records.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { RemovableCollection } from '#domain/admin/removal-note.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { failureDescription } from './failure-description.ts';
import { restorationFailure, restoredDescription } from './restoration-texts.ts';
import { whileRestoring } from './while-restoring.ts';

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

type Labelled = { id: string; label: string };

async function restore(deleted: Deleted, label: string, done: string): Promise<void> {
  try {
    const { lost } = await whileRestoring(restoreRecord(deleted), label);
    await refreshPublicSide();
    toastSuccess(done, restoredDescription(label, deleted.collection, lost));
  } catch (error) {
    toastError('La restauration a échoué', restorationFailure(error));
  }
}

/**
 * Deletes a record after the specification's question; « Annuler » then restores it exactly, with
 * its links. The returned function resolves to whether it is gone.
 */
export function useDeleteRecord(collection: RemovableCollection, texts: DeleteTexts) {
  const confirm = useConfirm();
  return async (record: Labelled): Promise<boolean> => {
    const question = { title: texts.question, text: record.label, confirmLabel: 'Supprimer' };
    if (!(await confirm(question))) return false;
    try {
      const deleted = await deleteRecord(collection, record.id);
      await refreshPublicSide();
      const undo = deleted && {
        label: 'Annuler',
        onPress: () => void restore(deleted, record.label, texts.restored),
      };
      toastSuccess(texts.done, texts.doneDescription ?? record.label, undo ?? undefined);
      return true;
    } catch (error) {
      const why = failureDescription(error);
      const description = texts.failedDescription ? `${texts.failedDescription}. ${why}` : why;
      toastError(texts.failed, description);
      return false;
    }
  };
}
