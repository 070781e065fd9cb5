import { CONFIRMATION_DAYS } from '#domain/newsletter/newsletter-links.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import type { OutboxMail } from './outbox-mail.ts';

/** What became of a mail, within a sentence: « en attente, prochain essai le 04/05/2026 10:00 ». */
export function mailStateText(
  mail: Pick<OutboxMail, 'state' | 'attempts' | 'next_attempt_at' | 'sent_at'>,
): string {
  switch (mail.state) {
    case 'sent':
      return mail.sent_at === null ? 'envoyé' : `envoyé le ${formatDateTime(mail.sent_at)}`;
    case 'sending':
      return 'envoi en cours';
    case 'failed':
      return mail.attempts > 1 ? `abandonné après ${mail.attempts} essais` : 'abandonné';
    case 'pending':
      return mail.attempts === 0 || mail.next_attempt_at === null
        ? 'en attente d’envoi'
        : `en attente, prochain essai le ${formatDateTime(mail.next_attempt_at)}`;
  }
}

/** How long the link of a confirmation is of use. The security rules repeat it. */
const CONFIRMATION_MS = CONFIRMATION_DAYS * 86_400_000;

/**
 * Whether administrators can have it sent again: while its content is kept, with its request, or a
 * confirmation while its link is valid.
 */
export function canBeSentAgain(
  { state, kind, request_id, redacted_at, created_at }: OutboxMail,
  now: Date,
): boolean {
  if (state !== 'failed' || redacted_at !== null) return false;
  if (request_id !== null) return true;
  const age = now.getTime() - Date.parse(created_at ?? '');
  return kind === 'newsletter-confirmation' && age < CONFIRMATION_MS;
}
