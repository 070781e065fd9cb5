import { isChangedSince, restoreFromJournal } from '#admin/data/admin-callables.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { restoredDescription } from '#admin/features/list/restoration.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { RestoreAnswer } from '#domain/admin/admin-calls.ts';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { entryName, KIND_LABELS, kindOf } from './journal-texts.ts';

const OVERWRITE = {
  title: 'Rétablir quand même\u202f?',
  text: 'Ces champs ont été modifiés à nouveau depuis\u00a0: les rétablir effacera ce travail. Le journal en garde la trace.',
  confirmLabel: 'Rétablir quand même',
};

/** Reverts a write after confirmation; asks again before overwriting later changes. */
export function useRestore() {
  const confirm = useConfirm();

  /** Null when the second question was declined. */
  async function restore(id: string): Promise<RestoreAnswer | null> {
    try {
      return await restoreFromJournal(id, false);
    } catch (error) {
      if (!isChangedSince(error)) throw error;
      return (await confirm(OVERWRITE)) ? await restoreFromJournal(id, true) : null;
    }
  }

  return useSingleFlight(async (entry: AuditEntry) => {
    const name = entryName(entry);
    const question = {
      title: 'Rétablir l’état précédent\u202f?',
      text: `${KIND_LABELS[kindOf(entry)]} «\u202f${name}\u202f», tel qu’avant le ${formatDateTime(entry.at)}.`,
      confirmLabel: 'Rétablir',
    };
    if (!(await confirm(question))) return;
    try {
      const answer = await restore(entry.id);
      if (answer === null) return;
      await refreshPublicSide();
      const description = restoredDescription(name, entry.collection, answer.lost);
      toastSuccess('État précédent rétabli', description);
    } catch (error) {
      toastError('Le rétablissement a échoué', failureDescription(error));
    }
  });
}
