import { setHandled } from '#admin/data/change.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sent: 'Envoyé',
  failed: 'Échec de l’envoi',
} as const;

export const senderOf = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');

export const markRequests = (
  requests: readonly { id: string }[],
  handled: boolean,
  { run }: RecordActions,
): void =>
  run('Les demandes n’ont pas été modifiées', async () => {
    const ids = requests.map(({ id }) => id);
    const { length } = await setHandled(ids, handled);
    const { counted, done } = textsOf(ENTITIES.requests);
    toastSuccess(handled ? done('traité', length) : `${counted(length)} à traiter`);
  });
