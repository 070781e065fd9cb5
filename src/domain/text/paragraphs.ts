import { type ParagraphNode, parseLimitedHtml } from './limited-html.ts';

const PARAGRAPH_BREAK = /(?:\r?\n){4,}/;
const BLANK_LINES = /\r?\n\s*\n/g;

/** Parses a destination's text, whose paragraphs are separated by at least four line breaks. */
export const parseDestinationParagraphs = (text: string): ParagraphNode[] =>
  text.split(PARAGRAPH_BREAK).flatMap(parseParagraph);

/** Parses one paragraph. Unless it has <p> or <br>, blank lines become <br>; without any tag, all line breaks do. */
function parseParagraph(text: string): ParagraphNode[] {
  if (/<(?:p|br)\b/i.test(text)) return parseLimitedHtml(text);
  const html = /<\w/.test(text)
    ? text.trim().replace(BLANK_LINES, '<br><br>')
    : text.trim().replaceAll('\n', '<br>');
  return parseLimitedHtml(html);
}
