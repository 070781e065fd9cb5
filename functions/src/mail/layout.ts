import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { BRAND } from '../../../src/domain/site/brand.ts';
import { THEME_COLOURS } from '../../../src/domain/site/colours.ts';
import { escapeMarkup, INVISIBLE_CHARACTER_PATTERN } from '../../../src/domain/text/clean-text.ts';

export type MailBlock = { html: string; text: string };

/** URLs that a mail may link to; `javascript:` is excluded, for example. */
const LINKED = /^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/i;

/** Removes bidirectional controls and invisible characters, by which a visitor's name could look like other text. */
export const removeInvisibleCharacters = (text: string): string =>
  text.replace(INVISIBLE_CHARACTER_PATTERN, '$1');

/** Escapes text for HTML content and quoted attributes, and keeps line breaks. */
export const escapeMailHtml = (text: string): string =>
  escapeMarkup(removeInvisibleCharacters(text)).replaceAll('\n', '<br>');

type Colour = keyof typeof THEME_COLOURS;
const light = (name: Colour) => THEME_COLOURS[name][0];
const dark = (name: Colour) => `${THEME_COLOURS[name][1]}!important`;

/** Each font list begins with a font of Windows: Outlook may show Times New Roman if the first font is missing. */
export const MAIL_SERIF_FONTS = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI','Avenir Next',Avenir,Helvetica,Arial,sans-serif";
export const composeMailFontStyle = (size: number, family = SANS, height = 1.6) =>
  `font-family:${family};font-size:${size}px;line-height:${height}`;
export const MAIL_BODY_FONT_STYLE = composeMailFontStyle(16);

/** Returns inline styles, for mail clients without style sheets, and a class by which dark mode changes the colour. */
export const createMailStyleAttributes = (colour: Colour, style: string, classes = '') => ({
  class: `${colour}${classes}`,
  style: `${style};color:${light(colour)}`,
});
export function renderMailStyleAttributes(
  ...parameters: Parameters<typeof createMailStyleAttributes>
): string {
  const attributes = createMailStyleAttributes(...parameters);
  return ` class="${attributes.class}" style="${attributes.style}"`;
}
export const composeMailBorderStyle = (side: string, colour: Colour, width = 1) =>
  `border-${side}:${width}px solid ${light(colour)}`;

const TABLE = '<table role="presentation" border="0" cellpadding="0" cellspacing="0"';
const WIDE = `${TABLE} width="100%" style="width:100%"`;

const linkTo = (href: string, text: string, attributes: string) =>
  `<a${attributes} href="${escapeMarkup(href)}">${escapeMailHtml(text)}</a>`;

export const renderMailParagraph = (text: string): MailBlock => ({
  html: `<p${renderMailStyleAttributes('ink', `margin:0;${MAIL_BODY_FONT_STYLE}`)}>${escapeMailHtml(text)}</p>`,
  text,
});

export const renderMailQuote = (text: string): MailBlock => ({
  html: `${WIDE}><tr><td${renderMailStyleAttributes('ink', `padding:4px 0 4px 18px;${composeMailBorderStyle('left', 'gold', 2)};${composeMailFontStyle(17, MAIL_SERIF_FONTS)}`, ' gold')}><blockquote style="margin:0">${escapeMailHtml(text)}</blockquote></td></tr></table>`,
  text: text.replace(/^/gm, '> '),
});

/** Renders a link as a button in a table cell, which has the padding because Outlook for Windows pads no link. */
export function renderMailButton(label: string, href: string, isPrimary = true): MailBlock {
  const fill = isPrimary ? 'accent' : 'sheet';
  const edge = isPrimary ? 'accent' : 'ink';
  const attributes = renderMailStyleAttributes(
    isPrimary ? 'label' : 'ink',
    `${composeMailFontStyle(16, SANS, 1.4)};font-weight:bold;text-decoration:none`,
  );
  const link = linkTo(href, label, attributes);
  const html = `${TABLE} class="button"><tr><td class="on-${fill}" align="center" bgcolor="${light(fill)}" style="padding:14px 26px;border:1px solid ${light(edge)};background-color:${light(fill)}">${link}</td></tr></table>`;
  return { html: LINKED.test(href) ? html : '', text: `${label}\u00a0: ${href}` };
}

type MailField = { label: string; value: string; href?: string };

const FIELD = `padding:10px 0;${composeMailBorderStyle('bottom', 'rule')};text-align:left;vertical-align:top`;
const LABEL = renderMailStyleAttributes(
  'quiet',
  `${FIELD};padding-right:16px;font-weight:normal;overflow-wrap:normal;word-break:normal;${composeMailFontStyle(14)}`,
  ' rule',
);
const VALUE = renderMailStyleAttributes('ink', `${FIELD};${MAIL_BODY_FONT_STYLE}`, ' rule');
const LINK = renderMailStyleAttributes('ink', 'text-decoration:underline');
const FOOT_LINK = renderMailStyleAttributes('quiet', 'text-decoration:underline');

export function renderMailFieldTable(fields: readonly MailField[]): MailBlock {
  const rows = fields.map(({ label, value, href = '' }) => {
    const content = LINKED.test(href) ? linkTo(href, value, LINK) : escapeMailHtml(value);
    return `<tr><th width="34%"${LABEL}>${escapeMailHtml(label)}</th><td${VALUE}>${content}</td></tr>`;
  });
  const lines = fields.map(({ label, value, href = '' }) => {
    const url = href.startsWith('http') && href !== value ? ` (${href})` : '';
    return `${label}\u00a0: ${value}${url}`;
  });
  const html = `${TABLE} class="fields ink" width="100%" style="width:100%;${composeMailBorderStyle('top', 'ink')}">${rows.join('')}</table>`;
  return { html, text: lines.join('\n') };
}

export type OutgoingMail = {
  kind: MailKind;
  id: string;
  /** The recipient's email address; null for the owners' addresses in the parameter MAIL_TO. */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  title: string;
  blocks: MailBlock[];
  footnote: string;
  footLinks?: readonly { label: string; href: string }[];
  /** URL to which a mail program posts to unsubscribe the reader. */
  leaveUrl?: string;
};

/** Mail styles that cannot be inline: for narrow screens, for dark mode, and for buttons that react on their whole area. */
const STYLE_SHEET = `
@media screen{
.button td{padding:0!important}
.button a{display:block;padding:14px 26px!important}
}
@media (max-width:480px){
.sheet,.foot{padding-left:20px!important;padding-right:20px!important}
.sheet h1{font-size:27px!important}
.button{width:100%!important}
.fields th,.fields td{display:block!important;width:auto!important}
.fields th{padding-bottom:0!important;border-bottom:0!important}
.fields td{padding-top:2px!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark('paper')}}
.sheet,.on-sheet{background-color:${dark('sheet')}}
.ink{color:${dark('ink')};border-color:${dark('ink')}}
.quiet{color:${dark('quiet')}}
.rule{border-color:${dark('rule')}}
.gold{border-color:${dark('gold')}}
.on-sheet{border-color:${dark('ink')}}
.on-accent{background-color:${dark('accent')};border-color:${dark('accent')}}
.label{color:${dark('label')}}
}`;

type MailContent = Pick<OutgoingMail, 'title' | 'blocks' | 'footnote' | 'footLinks'> & {
  /** Preview text that mailboxes show after the subject. */
  preheader?: string | null;
};

export function renderMail({ title, blocks, footnote, preheader, footLinks = [] }: MailContent) {
  const foot = [footnote, ...footLinks.map(({ label, href }) => `${label}\u00a0: ${href}`)];
  const parts = [BRAND, title, ...blocks.map((block) => block.text), `-- \n${foot.join('\n')}`];
  const hidden = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMailHtml(preheader)}</div>\n`
    : '';
  const ways = footLinks.map(({ label, href }) => linkTo(href, label, FOOT_LINK)).join(' · ');
  const heading = `<h1${renderMailStyleAttributes('ink', `margin:0;${composeMailFontStyle(32, MAIL_SERIF_FONTS, 1.25)};font-weight:normal`)}>${escapeMailHtml(title)}</h1>`;
  const rows = [heading, ...blocks.map((block) => block.html)].filter(Boolean);
  const paper = `bgcolor="${light('paper')}" style="margin:0;padding:0;background-color:${light('paper')}"`;
  // Outlook for Windows ignores max-width, so a table in a comment that only Outlook reads sets the width.
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMailHtml(title)}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="paper" ${paper}>
${hidden}${TABLE} width="100%" class="paper" ${paper}><tr><td align="center" style="padding:28px 12px">
<!--[if mso]>${TABLE} width="600"><tr><td><![endif]-->
${TABLE} width="100%" style="width:100%;max-width:600px;text-align:left;word-break:break-word;overflow-wrap:anywhere">
<tr><td${renderMailStyleAttributes('ink', `padding:0 0 16px;${composeMailFontStyle(24, MAIL_SERIF_FONTS, 1.3)}`)}>${escapeMailHtml(BRAND)}</td></tr>
<tr><td class="sheet ink" bgcolor="${light('sheet')}" style="padding:36px 28px 10px;background-color:${light('sheet')};${composeMailBorderStyle('top', 'ink')}">
${WIDE}>
${rows.map((row) => `<tr><td style="padding:0 0 24px">${row}</td></tr>`).join('\n')}
</table>
</td></tr>
<tr><td${renderMailStyleAttributes('quiet', `padding:18px 28px 0;${composeMailFontStyle(14, SANS, 1.5)}`, ' foot')}>${escapeMailHtml(footnote)}${ways && `<br>${ways}`}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
  return { html, text: `${removeInvisibleCharacters(parts.join('\n\n'))}\n` };
}
