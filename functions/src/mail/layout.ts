import { createHash } from 'node:crypto';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import type { MailBlock, MailContent, OutgoingMail } from './mail.ts';
import { escapeHtml, mailBlocksHtml, plainText } from './mail-blocks-html.ts';
import { INK, SANS, SERIF, STYLE_SHEET } from './mail-styles.ts';
import type { MailAddresses, MailMessage } from './transport.ts';

/** Keeps mail clients from showing the start of the body after the preheader. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(40);

function html({ preheader, title, blocks, footnote }: MailContent): string {
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(title)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="gs-paper" style="margin:0;padding:0;background-color:${INK.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)} ${FILLER}</div>
<table class="gs-paper" ${table} bgcolor="${INK.paper}" style="background-color:${INK.paper}"><tr><td align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:600px;margin:0 auto">
<tr><td class="gs-ink" style="padding:0 0 16px;font-family:${SERIF};font-size:24px;line-height:1.3;color:${INK.ink}">${escapeHtml(BRAND)}</td></tr>
<tr><td class="gs-sheet gs-strong gs-inner" bgcolor="${INK.sheet}" style="background-color:${INK.sheet};border-top:1px solid ${INK.ink};padding:36px 40px 26px">
<h1 class="gs-ink gs-title" style="margin:0 0 24px;font-family:${SERIF};font-size:32px;font-weight:400;line-height:1.25;color:${INK.ink};word-break:break-word;overflow-wrap:anywhere">${escapeHtml(title)}</h1>
${mailBlocksHtml(blocks)}
</td></tr>
<tr><td class="gs-ink2 gs-inner" style="padding:18px 40px 0;font-family:${SANS};font-size:14px;line-height:1.5;color:${INK.ink2}">${escapeHtml(footnote)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

type MailField = Extract<MailBlock, { type: 'fields' }>['fields'][number];

/** Plain text has no links, so the URL follows the value. */
function fieldText({ label, value, href }: MailField): string {
  const url = href?.startsWith('http') && href !== value ? ` (${href})` : '';
  return `${label}\u00a0: ${value}${url}`;
}

function blockText(block: MailBlock): string {
  switch (block.type) {
    case 'fields':
      return block.fields.map(fieldText).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'button':
      return `${block.label}\u00a0: ${block.href}`;
    default:
      return block.text;
  }
}

function text({ title, blocks, footnote }: MailContent): string {
  const parts = [BRAND, title, ...blocks.map(blockText), `-- \n${footnote}`];
  return `${plainText(parts.join('\n\n'))}\n`;
}

/** Renders a mail as HTML and as plain text, from the same blocks. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: html(content), text: text(content) };
}

/** The same for every attempt, so that mail clients recognise a duplicate. */
function messageId(id: string, from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`;
}

/**
 * The message of a mail. The sender is fixed; visitors' addresses are passed as objects, which
 * nodemailer does not parse, and line breaks are removed from headers.
 */
export function composeMessage(mail: OutgoingMail, { from, team }: MailAddresses): MailMessage {
  return {
    from,
    to: mail.to === null ? team : { name: '', address: mail.to },
    ...(mail.replyTo && {
      replyTo: { name: cleanLine(mail.replyTo.name), address: mail.replyTo.address },
    }),
    subject: cleanLine(mail.subject),
    ...renderMail(mail.content),
    messageId: messageId(mail.id, from),
    headers: Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name, cleanLine(value)]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
