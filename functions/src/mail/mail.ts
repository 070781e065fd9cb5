import type { MailKind } from '../../../src/domain/mail/mail-state.ts';

/** A part of a mail, in plain text: its HTML and its text version are made of the same blocks. */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'fields'; fields: { label: string; value: string; href?: string }[] }
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string };

export type MailContent = {
  /** Shown by mail clients beside the subject. */
  preheader: string;
  title: string;
  blocks: MailBlock[];
  /** Small print at the end: why the reader gets this mail. */
  footnote: string;
};

/** A mail as it is sent. */
export type OutgoingMail = {
  kind: MailKind;
  /** The same for every attempt: the Message-ID is derived from it. */
  id: string;
  /** An email address; null for the team (the parameter MAIL_TO). */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  content: MailContent;
  /** Additional headers, such as List-Unsubscribe. */
  headers: Record<string, string>;
};
