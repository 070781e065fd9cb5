import { sendOrKeep } from '#data/forms/outbox.ts';
import { requestIds } from '#data/forms/request-ids.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import type { ContactForm } from '#domain/requests/request-payloads.ts';
import {
  CONTACT_FAILED,
  CONTACT_SENT,
  UNKNOWN_SEND_ERROR,
} from '#domain/requests/sent-messages.ts';
import { CONTACT_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

const ids = requestIds(CONTACT_DRAFT_KEY);

/**
 * Sends a message and tells the visitor how it went (spec section 8).
 * @returns whether the form is done with: sent, or kept until the network returns.
 */
export async function sendMessage(form: ContactForm, guard: FormGuard): Promise<boolean> {
  const payload = { ...form, formType: 'contact' as const, requestId: ids.idOf(form) };
  const outcome = await sendOrKeep({ kind: 'contact', payload }, guard);
  switch (outcome.kind) {
    case 'success':
      ids.forget();
      toastSuccess(CONTACT_SENT.message, CONTACT_SENT.description);
      return true;
    case 'kept':
      ids.forget();
      toastInfo(
        'Vous êtes hors connexion',
        'Votre message est gardé sur cet appareil et partira au retour du réseau.',
      );
      return true;
    case 'duplicate':
      toastError(CONTACT_FAILED, UNKNOWN_SEND_ERROR);
      return false;
    default:
      toastError(CONTACT_FAILED, outcome.message ?? UNKNOWN_SEND_ERROR);
      return false;
  }
}
