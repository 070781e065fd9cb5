import { sendOrKeep } from '#data/forms/outbox.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { OFFLINE, UNKEPT } from '#domain/requests/sent-messages.ts';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';

export type SiteRequest = Parameters<typeof sendOrKeep>[0];

export type Messages = {
  sent: { message: string; description: string };
  kept: string;
  failed: string;
  unknown?: string;
  duplicate?: string;
};

/**
 * Sends a request and tells the visitor the outcome.
 * @returns `done`: sent, or kept in the outbox until back online; `unkept`: offline, and this device
 *   cannot store the request; `failed`: the server refused the request or did not answer
 */
export async function deliver(
  request: SiteRequest,
  guard: FormGuard,
  { sent, kept, failed, unknown, duplicate }: Messages,
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
      toastError(duplicate ?? failed);
      return 'failed';
    default:
      toastError(failed, outcome.message ?? unknown);
      return 'failed';
  }
}
