import { fieldsChangedSince, restoreFromJournal } from '#admin/data/admin-callables.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { restoredDescription } from '#admin/features/list/restoration.ts';
import { useConfirm } from '#admin/ui/confirm.tsx';
import type { RestoreAnswer } from '#domain/admin/admin-calls.ts';
import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { Names } from './journal-names.ts';
import { changedLabels, entryName, KIND_LABELS, kindOf } from './journal-texts.ts';

/** The question before an entry is reverted. */
function question(entry: AuditEntry, name: string) {
  const what = `${KIND_LABELS[kindOf(entry)]} «\u202f${name}\u202f»`;
  const when = formatDateTime(entry.at);
  if (entry.action === 'delete') {
    return {
      title: 'Rétablir ce qui a été supprimé\u202f?',
      text: `${what}, tel qu’avant le ${when}.`,
      confirmLabel: 'Rétablir',
    };
  }
  return {
    title: 'Revenir à avant ce changement\u202f?',
    text: `${what}\u00a0: ${changedLabels(entry)}, tel qu’avant le ${when}. Le reste ne change pas.`,
    confirmLabel: 'Revenir en arrière',
  };
}

/** The question before later changes of these fields are overwritten. */
function overwriting({ collection }: AuditEntry, fields: readonly string[]) {
  const labels = fields.map((name) => fieldLabel(collection, name)).join(', ');
  return {
    title: 'Revenir en arrière quand même\u202f?',
    text: `Modifié à nouveau depuis\u00a0: ${labels}. Revenir en arrière effacera ce travail\u202f; le journal en garde la trace.`,
    confirmLabel: 'Revenir quand même',
  };
}

/** Reverts a write after confirmation; asks again before overwriting later changes. */
export function useRestore(names: Names) {
  const confirm = useConfirm();

  /** Null when the second question was declined. */
  async function restore(entry: AuditEntry): Promise<RestoreAnswer | null> {
    try {
      return await restoreFromJournal(entry.id, false);
    } catch (error) {
      const fields = fieldsChangedSince(error);
      if (fields === null) throw error;
      const isSure = await confirm(overwriting(entry, fields));
      return isSure ? await restoreFromJournal(entry.id, true) : null;
    }
  }

  return useSingleFlight(async (entry: AuditEntry) => {
    const name = entryName(entry, names);
    if (!(await confirm(question(entry, name)))) return;
    const { collection, document_id } = entry;
    const about = [`${collection}/${document_id}`];
    try {
      const answer = await restore(entry);
      if (answer === null) return;
      await refreshPublicSide();
      const description = restoredDescription(name, collection, answer.lost);
      toastSuccess('État précédent rétabli', description, undefined, about);
    } catch (error) {
      toastError('Le rétablissement a échoué', failureDescription(error), undefined, about);
    }
  });
}
