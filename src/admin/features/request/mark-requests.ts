import { setHandled } from '#admin/data/change.ts';
import { failureDescription } from '#admin/data/errors.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

const done = (count: number, handled: boolean) => {
  if (count === 1) return handled ? 'Demande traitée' : 'Demande à traiter';
  return `${count} demandes ${handled ? 'traitées' : 'à traiter'}`;
};

type Handled = { id: string; handled: boolean };

/** Marks requests as handled now, or reopens them; those that are so already keep who and when. */
export async function markRequests(chosen: readonly Handled[], handled: boolean): Promise<void> {
  const ids = chosen.filter((one) => one.handled !== handled).map(({ id }) => id);
  if (ids.length === 0) {
    return toastInfo('Rien à modifier', `C’est déjà fait\u00a0: ${done(chosen.length, handled)}.`);
  }
  try {
    const marked = await setHandled(ids, handled);
    toastSuccess(done(marked.length, handled));
  } catch (error) {
    toastError('Les demandes n’ont pas été modifiées', failureDescription(error));
  }
}
