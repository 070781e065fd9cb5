import { sendAgain } from '#admin/data/update-record.ts';
import { failureDescription } from '#admin/kit/failure-description.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type Collection = Parameters<typeof sendAgain>[0];

/** Has the mails of a request or a subscription that failed sent again. */
export function useResend(collection: Collection): [isBusy: boolean, resend: (id: string) => void] {
  const [isBusy, resend] = useSingleFlight(async (id: string) => {
    try {
      await sendAgain(collection, id);
      toastSuccess('L’e-mail sera envoyé de nouveau');
    } catch (error) {
      toastError('L’e-mail n’a pas été remis en envoi', failureDescription(error));
    }
  });
  return [isBusy, (id) => void resend(id)];
}
