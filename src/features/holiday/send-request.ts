import { sendOrKeep } from '#data/forms/outbox.ts';
import { requestIds } from '#data/forms/request-ids.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import type { HolidayValues } from '#domain/requests/holiday-rules.ts';
import { toHolidayRequest } from '#domain/requests/request-payloads.ts';
import { HOLIDAY_FAILED, holidaySent, UNKNOWN_SEND_ERROR } from '#domain/requests/sent-messages.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { holidayMailto } from './holiday-mail.ts';
import { openMailClient } from './open-mail-client.ts';

const ids = requestIds(HOLIDAY_DRAFT_KEY);

/**
 * Sends a request and tells the visitor how it went; one that fails is handed to the visitor's mail
 * client (spec section 8).
 * @returns whether the form is done with: sent, or kept until the network returns.
 */
export async function sendRequest(values: HolidayValues, guard: FormGuard): Promise<boolean> {
  const payload = toHolidayRequest(values, ids.idOf(values));
  const outcome = await sendOrKeep({ kind: 'vacances', payload }, guard);
  switch (outcome.kind) {
    case 'success': {
      const { message, description } = holidaySent(values.methodeContact);
      ids.forget();
      toastSuccess(message, description);
      return true;
    }
    case 'kept':
      ids.forget();
      toastInfo(
        'Vous êtes hors connexion',
        'Votre demande est gardée sur cet appareil et partira au retour du réseau.',
      );
      return true;
    default: {
      const said = outcome.kind === 'duplicate' ? null : outcome.message;
      toastError(HOLIDAY_FAILED, said ?? UNKNOWN_SEND_ERROR);
      openMailClient(holidayMailto(values));
      toastInfo('Ouverture de votre client email');
      return false;
    }
  }
}
