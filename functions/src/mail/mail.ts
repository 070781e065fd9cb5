import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import type { MailBlock } from './mail-blocks.ts';

export type OutgoingMail = {
  kind: MailKind;
  /** The same for every attempt: the Message-ID is derived from it. */
  id: string;
  /** An email address; null for the team (the parameter MAIL_TO). */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  /** Shown by mail clients beside the subject. */
  preheader: string;
  title: string;
  blocks: MailBlock[];
  /** Small print at the end: why the reader gets this mail. */
  footnote: string;
  /** Additional headers, such as List-Unsubscribe. */
  headers: Record<string, string>;
};
