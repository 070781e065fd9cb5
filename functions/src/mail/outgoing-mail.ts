import type { MailContent } from './mail-content.ts';

/** Where a mail comes from: what administrators read beside its state. */
export type MailKind = 'contact-team' | 'contact-receipt' | 'newsletter-confirmation';

/** A mail to be sent once, under an id of its own: the same id is never enqueued twice. */
export type OutgoingMail = {
  /** Document id in mail_outbox, and what its Message-ID is made of. */
  id: string;
  kind: MailKind;
  /** One address; null sends to the team (the parameter MAIL_TO). */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  content: MailContent;
  /** More headers, such as List-Unsubscribe. */
  headers: Record<string, string>;
  /** The request it is about, whose delivery state follows it. */
  requestId: string | null;
};
