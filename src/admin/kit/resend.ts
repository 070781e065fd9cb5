import { sendAgain } from '#admin/data/change.ts';
import { failureDescription } from '#admin/data/errors.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

/** Has the mails of a request or a subscription that failed sent again. */
export async function resend(entity: Entity, id: string): Promise<void> {
  try {
    await sendAgain(entity, id);
    toastSuccess('L’e-mail sera envoyé de nouveau');
  } catch (error) {
    toastError('L’e-mail n’a pas pu être renvoyé', failureDescription(error));
  }
}
