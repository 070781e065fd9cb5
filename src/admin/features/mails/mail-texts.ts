import type { MailKind, OutboxMail } from '#domain/mail/outbox-mail.ts';
import { MAIL_BODY_RETENTION_DAYS } from '#domain/site/retention.ts';

export const MAIL_LABELS: Record<MailKind, string> = {
  'contact-team': 'Avis à l’équipe',
  'contact-receipt': 'Accusé de réception',
  'newsletter-confirmation': 'Confirmation d’inscription',
};

/** What a mail can be, as the URL names it. */
export const MAIL_STATES = { envoye: 'Envoyés', attente: 'En attente', abandonne: 'Abandonnés' };
export type MailState = keyof typeof MAIL_STATES;

const STATE_OF: Record<OutboxMail['state'], MailState> = {
  sent: 'envoye',
  pending: 'attente',
  sending: 'attente',
  failed: 'abandonne',
};
export const stateOf = ({ state }: Pick<OutboxMail, 'state'>): MailState => STATE_OF[state];

/** Who receives a mail; the address is erased with its content. */
export function recipientOf({ kind, to, redacted_at }: OutboxMail): string {
  if (kind === 'contact-team') return 'L’équipe';
  if (to !== null) return to;
  return redacted_at === null
    ? 'Sans adresse'
    : `Adresse effacée après ${MAIL_BODY_RETENTION_DAYS}\u00a0jours`;
}
