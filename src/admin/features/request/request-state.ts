import { adminAuth } from '#admin/data/admin-auth.ts';
import { createServerTimestamp } from '#admin/data/transaction.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { actionDoneText, nounWithCount } from '#domain/entity/entity.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';

export const requesterName = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');

const HANDLED_NEVER = { handled: false, handled_at: null, handled_by: null };

export function setRequestsHandled(
  requests: readonly { id: string }[],
  handled: boolean,
  { change }: RecordActions,
): void {
  const entity = ENTITIES.requests;
  const handled_by = adminAuth.currentUser?.email ?? null;
  const fields = handled
    ? { handled, handled_at: createServerTimestamp(), handled_by }
    : HANDLED_NEVER;
  change(
    requests.map(({ id }) => ({ id, fields })),
    (count) =>
      handled
        ? actionDoneText(entity, 'traité', count)
        : `${nounWithCount(entity, count)} à traiter`,
  );
}
