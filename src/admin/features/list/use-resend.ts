import { sendAgain } from '#admin/data/update-record.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { failureDescription } from './failure-description.ts';

type Mail = Parameters<typeof sendAgain>[0];

/** Has a mail that failed sent again. */
export function useResend(): [isBusy: boolean, resend: (mail: Mail) => void] {
  const [isBusy, resend] = useSingleFlight(async (mail: Mail) => {
    try {
      await sendAgain(mail);
      toastSuccess('L’e-mail sera envoyé de nouveau');
    } catch (error) {
      toastError('L’e-mail n’a pas été remis en envoi', failureDescription(error));
    }
  });
  return [isBusy, (mail) => void resend(mail)];
}
