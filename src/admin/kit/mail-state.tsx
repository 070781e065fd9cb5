import { Failed } from '#admin/ui/failed.tsx';
import { type MailsOf, mailStateText, type StoredMail } from '#domain/mail/mail-state.ts';

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
