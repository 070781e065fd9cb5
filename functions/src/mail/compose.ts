import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import type { OutgoingMail } from './layout.ts';

/** Returns the same Message-ID for every attempt, so that mail clients recognise a duplicate. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

export type MailAddresses = { from: string; team: string };

type Envelope = Pick<OutgoingMail, 'id' | 'to' | 'replyTo' | 'subject' | 'leaveUrl'> & {
  /** Identity of the list that a mail to many goes to (RFC 2919); other mails say that no person wrote them. */
  listId?: string;
};

/** Builds nodemailer's message; no visitor's text is parsed as an address or breaks a header. */
export function composeMail(
  mail: Envelope,
  rendered: { html: string; text: string },
  { from, team }: MailAddresses,
) {
  const { to, replyTo, subject, leaveUrl, listId } = mail;
  // Headers by which mail programs show their own button for unsubscribing (RFC 8058).
  const leaving = leaveUrl && {
    'List-Unsubscribe': `<${cleanLine(leaveUrl)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    from,
    to: to === null ? team : { name: '', address: to },
    ...(replyTo && { replyTo: { name: cleanLine(replyTo.name), address: replyTo.address } }),
    subject: cleanLine(subject),
    ...rendered,
    messageId: messageId(mail.id, from),
    // A unique reference: Gmail would merge mails of one subject into a conversation if they had none.
    references: messageId(`${mail.id}-conversation`, from),
    headers: {
      ...(listId ? { 'List-Id': listId } : { 'Auto-Submitted': 'auto-generated' }),
      'X-Auto-Response-Suppress': 'All',
      ...leaving,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
