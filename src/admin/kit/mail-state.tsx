import { requeueMails } from '#admin/data/change.ts';
import { Failed } from '#admin/ui/blocks.tsx';
import type { Entity } from '#domain/entity/entity.ts';
import { type MailsOf, mailStateText, type StoredMail } from '#domain/mail/mail-state.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

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

export async function resend(entity: Entity, id: string): Promise<void> {
  await requeueMails(entity, id);
  toastSuccess('L’e-mail sera envoyé de nouveau');
}
