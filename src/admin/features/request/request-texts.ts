import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { formatDateTime } from '#domain/text/dates.ts';

export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sent: 'Envoyé',
  failed: 'Échec de l’envoi',
} as const;

export const senderOf = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');

export function handledBy({ handled, handled_at, handled_by }: ContactRequest): string {
  if (!handled) return 'à traiter';
  const by = handled_by === null ? 'traitée' : `traitée par ${handled_by}`;
  return `${by}, le ${formatDateTime(handled_at)}`;
}
