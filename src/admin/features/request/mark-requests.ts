import { setHandled } from '#admin/data/change.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

export const markRequests = (
  requests: readonly { id: string }[],
  handled: boolean,
  { run }: RecordActions,
): void =>
  run('Les demandes n’ont pas été modifiées', async () => {
    const ids = requests.map(({ id }) => id);
    const { length } = await setHandled(ids, handled);
    const { counted, done } = textsOf(ENTITIES.requests);
    toastSuccess(handled ? done('traité', length) : `${counted(length)} à traiter`);
  });
