import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';
import type { MailBlock } from './mail.ts';
import { INK, SANS, SERIF } from './mail-styles.ts';

/** Bidirectional control characters: a name could make its line read differently. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Text without bidirectional control characters. */
export const plainText = (text: string): string => text.replace(DIRECTIONS, '');

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => escapeMarkup(plainText(text));

/** An escaped URL for a link; null for schemes that a mail may not link to, such as scripts. */
function safeHref(href: string): string | null {
  return /^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/i.test(href) ? escapeHtml(href) : null;
}

type Field = Extract<MailBlock, { type: 'fields' }>['fields'][number];

const BREAKABLE = 'word-break:break-word;overflow-wrap:anywhere';
const TEXT = `font-family:${SANS};font-size:16px;line-height:1.6;color:${INK.ink};${BREAKABLE}`;
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (text: string) =>
  `<p class="gs-ink" style="margin:0 0 20px;${TEXT}">${lines(text)}</p>`;

function fieldRow({ label, value, href }: Field): string {
  const link = href === undefined ? null : safeHref(href);
  const shown =
    link === null
      ? lines(value)
      : `<a class="gs-ink gs-mark" href="${link}" style="color:${INK.ink};text-decoration:none;border-bottom:1px solid ${INK.gold}">${lines(value)}</a>`;
  const cell = `padding:10px 0;border-bottom:1px solid ${INK.rule};vertical-align:top;font-family:${SANS}`;
  return `<tr><td class="gs-label gs-rule gs-ink2" width="190" style="${cell};padding-right:16px;font-size:14px;line-height:1.7;color:${INK.ink2}">${escapeHtml(label)}</td><td class="gs-value gs-rule gs-ink" style="${cell};font-size:16px;line-height:1.5;color:${INK.ink};${BREAKABLE}">${shown}</td></tr>`;
}

const fieldTable = (fields: readonly Field[]) =>
  `<table class="gs-strong" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-top:1px solid ${INK.ink};border-collapse:collapse">${fields.map(fieldRow).join('')}</table>`;

const quote = (text: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="gs-mark gs-ink" style="border-left:2px solid ${INK.gold};padding:4px 0 4px 18px;font-family:${SERIF};font-size:17px;line-height:1.65;color:${INK.ink};${BREAKABLE}">${lines(text)}</td></tr></table>`;

/** The first button of a mail is the primary one, in the accent colour; others are outlined. */
function button(label: string, href: string, isFirst: boolean): string {
  const link = safeHref(href);
  if (link === null) return '';
  const [names, colours] = isFirst
    ? [
        'gs-accent gs-on-accent',
        `background-color:${INK.accent};border:1px solid ${INK.accent};color:${INK.accentInk}`,
      ]
    : ['gs-strong gs-ink', `border:1px solid ${INK.ink};color:${INK.ink}`];
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px"><tr><td><a class="gs-button ${names}" href="${link}" style="display:inline-block;${colours};padding:14px 26px;font-family:${SANS};font-size:16px;font-weight:500;line-height:1.4;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Renders the blocks as HTML that mail clients agree on: tables, inline styles, everything escaped. */
export function mailBlocksHtml(blocks: readonly MailBlock[]): string {
  const first = blocks.findIndex(({ type }) => type === 'button');
  const parts = blocks.map((block, index) => {
    switch (block.type) {
      case 'paragraph':
        return paragraph(block.text);
      case 'fields':
        return fieldTable(block.fields);
      case 'quote':
        return quote(block.text);
      case 'button':
        return button(block.label, block.href, index === first);
      default:
        return '';
    }
  });
  return parts.join('\n');
}
