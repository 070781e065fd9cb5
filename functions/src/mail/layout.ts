import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { cleanLine, escapeMarkup } from '../../../src/domain/text/clean-text.ts';

export type MailBlock = { html: string; text: string };

/** Bidirectional controls and invisible signs: with them a visitor's name could read as something else. */
const DECEPTIVE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;
/** URLs that a mail may link to; `javascript:` is excluded, for example. */
const LINKED = /^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/i;

const plainText = (text: string): string => text.replace(DECEPTIVE, '');
const headerText = (text: string): string => cleanLine(plainText(text));

/** Escapes text for HTML content and quoted attributes, and keeps line breaks. */
const escapeHtml = (text: string): string => escapeMarkup(plainText(text)).replaceAll('\n', '<br>');

const linkTo = (href: string, text: string, look = '') =>
  `<a${look} href="${escapeMarkup(href)}">${escapeHtml(text)}</a>`;

export const paragraph = (text: string): MailBlock => ({
  html: `<p>${escapeHtml(text)}</p>`,
  text,
});

export const quote = (text: string): MailBlock => ({
  html: `<blockquote>${escapeHtml(text)}</blockquote>`,
  text: text.replace(/^/gm, '> '),
});

/** Renders a link as a button on its own line; each mail has one primary button. */
export const button = (label: string, href: string, isPrimary = true): MailBlock => ({
  html: LINKED.test(href)
    ? `<p>${linkTo(href, label, ` class="button${isPrimary ? ' primary' : ''}"`)}</p>`
    : '',
  text: `${label}\u00a0: ${href}`,
});

type MailField = { label: string; value: string; href?: string };

export function fieldList(fields: readonly MailField[]): MailBlock {
  const rows = fields.map(({ label, value, href = '' }) => {
    const shown = LINKED.test(href) ? linkTo(href, value) : escapeHtml(value);
    return `<tr><th>${escapeHtml(label)}</th><td>${shown}</td></tr>`;
  });
  const lines = fields.map(({ label, value, href = '' }) => {
    const url = href.startsWith('http') && href !== value ? ` (${href})` : '';
    return `${label}\u00a0: ${value}${url}`;
  });
  const html = `<table role="presentation" class="fields">${rows.join('')}</table>`;
  return { html, text: lines.join('\n') };
}

export type OutgoingMail = {
  kind: MailKind;
  id: string;
  /** An email address; null for the addresses of the parameter MAIL_TO. */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  title: string;
  blocks: MailBlock[];
  footnote: string;
  headers?: Record<string, string>;
};

const SERIF = "Rosarivo, Georgia, 'Times New Roman', serif";
const SANS = "Jost, 'Avenir Next', Avenir, 'Segoe UI', Helvetica, Arial, sans-serif";

/** The theme's colours and fonts. Mail clients without style sheets show plain headings and paragraphs. */
const STYLE_SHEET = `
.paper{width:100%;background:#F7F2E6}
.mail{width:100%;max-width:600px;margin:28px auto;border-collapse:collapse;font:16px/1.6 ${SANS};color:#14213F;word-break:break-word;overflow-wrap:anywhere}
.brand{padding:0 0 16px;font:24px/1.3 ${SERIF}}
.sheet{padding:36px 40px 26px;background:#FFFCF5;border-top:1px solid #14213F}
.sheet h1{margin:0 0 24px;font:400 32px/1.25 ${SERIF}}
.sheet p{margin:0 0 20px}
.sheet a{color:#14213F;text-decoration:none;border-bottom:1px solid #A07A2C}
.sheet blockquote{margin:0 0 24px;padding:4px 0 4px 18px;border-left:2px solid #A07A2C;font:17px/1.65 ${SERIF}}
.sheet a.button{display:inline-block;padding:14px 26px;border:1px solid #14213F;font-weight:500;line-height:1.4}
.sheet a.primary{background:#B33F1B;border-color:#B33F1B;color:#FFFCF5}
.fields{width:100%;margin:0 0 24px;border-top:1px solid #14213F;border-collapse:collapse}
.fields th,.fields td{padding:10px 0;border-bottom:1px solid #D5CCB9;text-align:left;vertical-align:top}
.fields th{width:190px;padding-right:16px;font-size:14px;font-weight:400;color:#4B556F}
.foot{padding:18px 40px 0;font-size:14px;line-height:1.5;color:#4B556F}
@media (max-width:480px){
.sheet,.foot{padding-left:20px;padding-right:20px}
.sheet h1{font-size:27px}
.sheet a.button{display:block;text-align:center}
.fields th,.fields td{display:block;width:auto}
.fields th{padding-bottom:0;border-bottom:0}
.fields td{padding-top:2px}
}`;

type MailContent = Pick<OutgoingMail, 'title' | 'blocks' | 'footnote'>;

export function renderMail({ title, blocks, footnote }: MailContent) {
  const parts = [BRAND, title, ...blocks.map((block) => block.text), `-- \n${footnote}`];
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
<style>${STYLE_SHEET}</style>
<!--[if mso]><style>.mail{width:600px}</style><![endif]-->
</head>
<body class="paper" style="margin:0">
<table role="presentation" class="paper"><tr><td align="center" style="padding:0 12px">
<table role="presentation" class="mail">
<tr><td class="brand">${escapeHtml(BRAND)}</td></tr>
<tr><td class="sheet"><h1>${escapeHtml(title)}</h1>
${blocks.map((block) => block.html).join('\n')}
</td></tr>
<tr><td class="foot">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { html, text: `${plainText(parts.join('\n\n'))}\n` };
}

/** Returns the same Message-ID for every attempt, so that mail clients recognise a duplicate. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

export type MailAddresses = { from: string; team: string };

/** Builds nodemailer's message; no visitor's text is parsed as an address or breaks a header. */
export function composeMessage(mail: Omit<OutgoingMail, 'kind'>, { from, team }: MailAddresses) {
  const { to, replyTo, subject, headers = {} } = mail;
  const all = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers };
  return {
    from,
    to: to === null ? team : { name: '', address: to },
    ...(replyTo && { replyTo: { name: headerText(replyTo.name), address: replyTo.address } }),
    subject: headerText(subject),
    ...renderMail(mail),
    messageId: messageId(mail.id, from),
    // A reference that no other mail has: Gmail threads mails that share a subject and have none.
    references: messageId(`${mail.id}-conversation`, from),
    headers: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, cleanLine(value)]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
