import { escapeMarkup } from '../../../src/domain/text/clean-text.ts';

/** Characters that XML 1.0 forbids even as entities: control characters, U+FFFE, U+FFFF and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''));
