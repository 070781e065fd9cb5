import { sendAgain } from '#admin/data/change.ts';
import { Failed } from '#admin/ui/failed.tsx';
import type { Entity } from '#domain/admin/entities.ts';
import { type MailsOf, mailStateText, type StoredMail } from '#domain/mail/mail-state.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

/** What became of a mail, within a sentence, and why it has not been sent. */
export function MailState({ mail, of }: { mail: StoredMail; of: MailsOf }) {
  const text = mailStateText(mail, of);
  return (
    <>
      {mail.state === 'failed' && of.delivery === 'failed' ? <Failed>{text}</Failed> : text}
      {mail.error !== null && <span className="block text-small">{mail.error}</span>}
    </>
  );
}

export const RESEND_FAILED = 'L’e-mail n’a pas pu être renvoyé';

/** Has the mails of a request or a subscription that failed sent again. */
export async function resend(entity: Entity, id: string): Promise<void> {
  await sendAgain(entity, id);
  toastSuccess('L’e-mail sera envoyé de nouveau');
}
