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
  /**
   * Identity of the mailing list (RFC 2919), for a mail to many recipients. A mail without `listId` is marked as sent
   * automatically.
   */
  listId?: string;
};

/** Builds nodemailer's message, in such a way that no visitor's text is parsed as an address or breaks a header. */
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
    // A reference unique to this mail: without any reference, Gmail would merge mails of the same subject into a
    // conversation.
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
