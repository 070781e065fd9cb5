import type { ContactRequest } from '#domain/requests/contact-request.ts';

export const DELIVERY_LABELS = {
  pending: 'En attente d’envoi',
  sent: 'Envoyé',
  failed: 'Échec de l’envoi',
} as const;

export const senderOf = ({ first_name, last_name, email }: ContactRequest): string =>
  `${first_name} ${last_name}`.trim() || (email ?? 'Sans nom');
