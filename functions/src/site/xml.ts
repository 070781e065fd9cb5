import { escapeMarkup } from '../../../src/domain/text/escape-markup.ts';

/** Control characters, noncharacters and lone surrogates: XML 1.0 holds none, not even as entities. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Any text as XML text, or as HTML text. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(FORBIDDEN, ''));
}

/** An element. Attributes are escaped; its content is XML already, nothing makes it empty. */
export function element(name: string, attributes: Record<string, string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const tag = `${name}${written.join('')}`;
  return content === '' ? `<${tag}/>` : `<${tag}>${content}</${name}>`;
}

export function textElement(
  name: string,
  text: string,
  attributes: Record<string, string> = {},
): string {
  return element(name, attributes, escapeXml(text));
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
