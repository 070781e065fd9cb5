import { sendOrKeep } from '#data/forms/outbox.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { UNKNOWN_SEND_ERROR } from '#domain/requests/sent-messages.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

type Messages = {
  sent: { message: string; description: string };
  /** Kept on this device until the network returns. */
  kept: string;
  failed: string;
};

/**
 * Sends a request and tells the visitor how it went.
 * @returns whether it was sent, or kept until the network returns.
 */
export async function deliver(
  request: Parameters<typeof sendOrKeep>[0],
  guard: FormGuard,
  { sent, kept, failed }: Messages,
): Promise<boolean> {
  const outcome = await sendOrKeep(request, guard);
  switch (outcome.kind) {
    case 'success':
      toastSuccess(sent.message, sent.description);
      return true;
    case 'kept':
      toastInfo('Vous êtes hors connexion', kept);
      return true;
    case 'duplicate':
      toastError(failed, UNKNOWN_SEND_ERROR);
      return false;
    default:
      toastError(failed, outcome.message ?? UNKNOWN_SEND_ERROR);
      return false;
  }
}
