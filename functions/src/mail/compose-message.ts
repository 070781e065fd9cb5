import { createHash } from 'node:crypto';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import type { MailAddresses } from './mail-desk.ts';
import { renderMail } from './render-mail.ts';
import type { StoredMail } from './stored-mail.ts';

type Mailbox = { name: string; address: string };

/** A message as nodemailer takes it. */
export type MailMessage = {
  from: string;
  to: string | Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  disableFileAccess: true;
  disableUrlAccess: true;
};

/** Always the same for the same mail, so that a mailbox that gets it twice can tell. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

/**
 * The message of a stored mail. The sender is fixed; visitors' addresses are passed as objects,
 * never as texts that would be parsed, and no header holds a line break.
 */
export function composeMessage(
  id: string,
  mail: StoredMail,
  { from, team }: MailAddresses,
): MailMessage {
  return {
    from,
    to: mail.to === null ? team : { name: '', address: mail.to },
    ...(mail.reply_to && {
      replyTo: { name: cleanLine(mail.reply_to.name), address: mail.reply_to.address },
    }),
    subject: cleanLine(mail.subject),
    ...renderMail(mail.content),
    messageId: messageId(id, from),
    headers: Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name, cleanLine(value)]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
