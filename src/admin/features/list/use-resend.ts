import { sendAgain } from '#admin/data/update-record.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { failureDescription } from './failure-description.ts';

/** Has the mails of a request that were not sent sent again. */
export function useResend(): [isBusy: boolean, resend: (requestId: string) => void] {
  const [isBusy, resend] = useSingleFlight(async (requestId: string) => {
    try {
      await sendAgain(requestId);
      toastSuccess('L’e-mail sera envoyé de nouveau');
    } catch (error) {
      toastError('L’e-mail n’a pas été remis en envoi', failureDescription(error));
    }
  });
  return [isBusy, (requestId) => void resend(requestId)];
}
