import { sendOrKeep } from '#data/forms/outbox.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { OFFLINE, UNKEPT, UNKNOWN_SEND_ERROR } from '#domain/requests/sent-messages.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

type Messages = {
  sent: { message: string; description: string };
  /** Kept on this device until the network returns. */
  kept: string;
  failed: string;
};

/**
 * Sends a request and tells the visitor how it went.
 * @returns `done`: sent, or kept until the network returns; `unkept`: there is no network, and this
 *   device keeps nothing; `failed`: the server did not take it.
 */
export async function deliver(
  request: Parameters<typeof sendOrKeep>[0],
  guard: FormGuard,
  { sent, kept, failed }: Messages,
): Promise<'done' | 'unkept' | 'failed'> {
  const outcome = await sendOrKeep(request, guard);
  switch (outcome.kind) {
    case 'success':
      toastSuccess(sent.message, sent.description);
      return 'done';
    case 'kept':
      toastInfo(OFFLINE, kept);
      return 'done';
    case 'unkept':
      toastError(OFFLINE, UNKEPT);
      return 'unkept';
    case 'duplicate':
      toastError(failed, UNKNOWN_SEND_ERROR);
      return 'failed';
    default:
      toastError(failed, outcome.message ?? UNKNOWN_SEND_ERROR);
      return 'failed';
  }
}
