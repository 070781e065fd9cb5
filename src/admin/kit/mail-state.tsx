import { updateRecords } from '#admin/data/change.ts';
import { AdminError } from '#admin/data/errors.ts';
import { now } from '#admin/data/transaction.ts';
import { Failed } from '#admin/ui/blocks.tsx';
import type { Entity } from '#domain/entity/entity.ts';
import { type MailsState, mailStateText, type StoredMail } from '#domain/mail/mail-state.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

export function MailDeliveryText({ mail, of }: { mail: StoredMail; of: MailsState }) {
  const text = mailStateText(mail, of);
  return (
    <>
      {mail.state === 'failed' && of.delivery === 'failed' ? <Failed>{text}</Failed> : text}
      {mail.error !== null && <span className="block text-small">{mail.error}</span>}
    </>
  );
}

export const RESEND_FAILED = 'L’e-mail n’a pas pu être renvoyé';

/** Queues a record's failed mails again. @throws AdminError if the record is gone */
export async function resend(entity: Entity, id: string): Promise<void> {
  const fields = { delivery: 'pending', mail_due_at: now(), mail_attempts: 0 };
  const queued = await updateRecords(entity, [{ id, fields }]);
  if (queued.length === 0) throw new AdminError('gone');
  toastSuccess('L’e-mail sera envoyé de nouveau');
}
