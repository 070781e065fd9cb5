import { createServerTimestamp } from '#admin/data/transaction.ts';
import type { RecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ErrorText } from '#admin/ui/blocks.tsx';
import {
  isGivenUp,
  mailStateText,
  type StoredMailState,
  type WithDeliveryState,
} from '#domain/mail/mail-state.ts';

export function MailDeliveryText({ mail, of }: { mail: StoredMailState; of: WithDeliveryState }) {
  const text = mailStateText(mail, of);
  return (
    <>
      {isGivenUp(mail, of) ? <ErrorText>{text}</ErrorText> : text}
      {mail.error !== null && <span className="block text-small">{mail.error}</span>}
    </>
  );
}

/** Queues the failed mails of contact requests or subscriptions again, to be sent by a Cloud Function. */
export function resendMails(records: readonly { id: string }[], { change }: RecordActions): void {
  const fields = { delivery: 'pending', mail_due_at: createServerTimestamp(), mail_attempts: 0 };
  change(
    records.map(({ id }) => ({ id, fields })),
    () => 'L’e-mail sera envoyé de nouveau',
  );
}
