import { sendAgain } from '#admin/data/change.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useAction } from './use-action.ts';

/** Has the mails of a request or a subscription that failed sent again. */
export const useResend = (entity: Entity) =>
  useAction('L’e-mail n’a pas pu être renvoyé', async (id: string) => {
    await sendAgain(entity, id);
    toastSuccess('L’e-mail sera envoyé de nouveau');
  });
