import { escapeMarkup } from '../../../src/domain/text/clean-text.ts';

export type MailBlock = { html: string; text: string };

/** Bidirectional control characters, which could make a visitor's name read as something else. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** URLs that a mail may link to; `javascript:` is excluded, for example. */
const LINKED = /^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/i;

export const plainText = (text: string): string => text.replace(DIRECTIONS, '');

/** Escapes text for HTML content and quoted attributes, and keeps line breaks. */
export const escapeHtml = (text: string): string =>
  escapeMarkup(plainText(text)).replaceAll('\n', '<br>');

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
