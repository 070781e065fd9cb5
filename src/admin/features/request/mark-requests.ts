import { setHandled } from '#admin/data/change.ts';
import { failureDescription } from '#admin/data/errors.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

/** Marks requests as handled now, or reopens them. */
export async function markRequests(requests: readonly { id: string }[], handled: boolean) {
  const ids = requests.map(({ id }) => id);
  try {
    const { length } = await setHandled(ids, handled);
    const what = length > 1 ? `${length} demandes` : 'Demande';
    const state = length > 1 ? 'traitées' : 'traitée';
    toastSuccess(`${what} ${handled ? state : 'à traiter'}`);
  } catch (error) {
    toastError('Les demandes n’ont pas été modifiées', failureDescription(error));
  }
}
