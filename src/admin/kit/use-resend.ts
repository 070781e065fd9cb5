import { sendAgain } from '#admin/data/change.ts';
import { failureDescription } from '#admin/data/errors.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

/** Has the mails of a request or a subscription that failed sent again. */
export function useResend(entity: Entity): [isBusy: boolean, resend: (id: string) => void] {
  const [isBusy, resend] = useSingleFlight(async (id: string) => {
    try {
      await sendAgain(entity, id);
      toastSuccess('L’e-mail sera envoyé de nouveau');
    } catch (error) {
      toastError('L’e-mail n’a pas été remis en envoi', failureDescription(error));
    }
  });
  return [isBusy, (id) => void resend(id)];
}
