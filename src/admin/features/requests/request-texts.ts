import type { ContactRequest } from '#domain/requests/contact-request.ts';

export const TYPE_LABELS = { contact: 'Message', vacances: 'Vacances sur mesure' } as const;

export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sending: 'Envoi en cours',
  sent: 'Email envoyé',
  failed: 'Échec de l’envoi',
} as const;

/** Who wrote. */
export const senderOf = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');

/** Whether somebody has answered. */
export const followUpOf = ({ handled }: ContactRequest): string =>
  handled ? 'Traitée' : 'À traiter';

/** The beginning of what was written, in one line. */
export function excerptOf({ fields }: ContactRequest): string {
  const text = (fields.message ?? fields.destination ?? '').replace(/\s+/g, ' ');
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
