/** What a mail says, block by block; HTML and its text twin are made of the same blocks. All plain text, escaped on rendering. */
export type MailBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'fields'; fields: readonly { label: string; value: string; href?: string }[] }
  | { type: 'quote'; text: string }
  | { type: 'button'; label: string; href: string };

export type MailContent = {
  /** Shown by mailboxes beside the subject. */
  preheader: string;
  title: string;
  blocks: readonly MailBlock[];
  /** Small print at the end: why one receives this. */
  footnote: string;
};
