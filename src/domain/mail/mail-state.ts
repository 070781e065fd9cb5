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

/** Whether administrators can have it sent again: with its request, while its content is kept. */
export const canBeSentAgain = ({ state, request_id, redacted_at }: OutboxMail): boolean =>
  state === 'failed' && request_id !== null && redacted_at === null;
