import { escapeMarkup } from '../../../src/domain/text/clean-text.ts';

/** Control characters, noncharacters and lone surrogates, which XML 1.0 forbids even as entities. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML or HTML. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));

/** Writes an element. Escapes the attributes, but not the content, which must already be XML. */
export function element(name: string, attributes: Record<string, string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const tag = `${name}${written.join('')}`;
  return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
}

export const textElement = (name: string, text: string): string =>
  element(name, {}, escapeXml(text));

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
