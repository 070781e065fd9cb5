import { cleanLine, cleanText } from './clean-text.ts';
import { decodeEntities } from './html-entities.ts';
import { htmlTokens } from './html-tokens.ts';

export type InlineTag = 'strong' | 'b' | 'em' | 'i';
type LineBreak = { tag: 'br' };
/** Decoded text, a line break, or emphasised text. */
export type InlineNode = string | LineBreak | { tag: InlineTag; children: InlineNode[] };
/** Limited HTML is a list of paragraphs without any attributes. */
export type Paragraph = { tag: 'p'; children: InlineNode[] };

const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|blockquote|pre|section|article|header|footer|figure|figcaption|hr|main|aside|nav|address)$/;

const isInlineTag = (name: string): name is InlineTag => /^(?:strong|b|em|i)$/.test(name);

/** Appends a leaf under the inline tags of `path`, reusing the last node where the tags match. */
function append(children: InlineNode[], path: readonly InlineTag[], leaf: string | LineBreak) {
  const [tag, ...rest] = path;
  const last = children.at(-1);
  if (tag !== undefined) {
    if (typeof last === 'object' && last.tag === tag) return append(last.children, rest, leaf);
    const node: InlineNode = { tag, children: [] };
    children.push(node);
    return append(node.children, rest, leaf);
  }
  if (typeof last === 'string' && typeof leaf === 'string') {
    children[children.length - 1] = last + leaf;
  } else children.push(leaf);
}

/** The paragraphs of text without tags: separated by blank lines; single line breaks stay. */
function parsePlainText(text: string): Paragraph[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      tag: 'p',
      children: paragraph
        .split('\n')
        .flatMap((line, index) => (index === 0 ? [line] : [{ tag: 'br' as const }, line])),
    }));
}

/**
 * The paragraphs of a description: of its HTML only br, strong, b, em, i and p are kept, without
 * attributes. Other tags are dropped, scripts and styles with their content; other block elements
 * separate paragraphs. Takes any string; nothing in the result can run.
 */
export function parseLimitedHtml(html: string): Paragraph[] {
  const tokens = htmlTokens(html);
  const textOf = (value: string) => cleanText(decodeEntities(value));
  if (tokens.every((token) => token.kind === 'text')) {
    return parsePlainText(tokens.map((token) => textOf(token.value)).join(''));
  }
  const paragraphs: Paragraph[] = [];
  const open = new Map<InlineTag, number>();
  let children: InlineNode[] = [];
  let hasText = false;
  const endParagraph = () => {
    if (hasText) paragraphs.push({ tag: 'p', children });
    children = [];
    hasText = false;
  };
  for (const { kind, value } of tokens) {
    if (kind === 'text') {
      const text = textOf(value);
      hasText ||= text.trim() !== '';
      if (hasText && text !== '') append(children, [...open.keys()], text);
    } else if (value === 'br') append(children, [...open.keys()], { tag: 'br' });
    else if (BLOCK.test(value)) endParagraph();
    else if (isInlineTag(value)) {
      const depth = (open.get(value) ?? 0) + (kind === 'open' ? 1 : -1);
      if (depth > 0) open.set(value, depth);
      else open.delete(value);
    }
  }
  endParagraph();
  return paragraphs;
}

const inlineText = (node: InlineNode): string => {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? ' ' : node.children.map(inlineText).join('');
};

/** A description as one line of plain text with its no-break spaces, for cards and meta tags. */
export function htmlToText(html: string): string {
  const paragraphs = parseLimitedHtml(html);
  return cleanLine(paragraphs.map(({ children }) => children.map(inlineText).join('')).join(' '));
}
