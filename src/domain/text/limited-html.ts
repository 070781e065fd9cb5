import { cleanLine, cleanText } from './clean-text.ts';

type InlineTag = 'strong' | 'b' | 'em' | 'i';
type LineBreak = { tag: 'br' };
export type InlineNode = string | LineBreak | { tag: InlineTag; children: InlineNode[] };
export type Paragraph = { tag: 'p'; children: InlineNode[] };

/** Parses `name:hex` entries. */
const table = (text: string) =>
  new Map(
    text.split(' ').map((entry) => {
      const [name = '', code = ''] = entry.split(':');
      return [name, String.fromCodePoint(Number.parseInt(code, 16))];
    }),
  );

const NAMED = table(
  'amp:26 lt:3c gt:3e quot:22 apos:27 nbsp:a0 shy:ad thinsp:2009 euro:20ac deg:b0 middot:b7 ' +
    'hellip:2026 ndash:2013 mdash:2014 lsquo:2018 rsquo:2019 ldquo:201c rdquo:201d laquo:ab ' +
    'raquo:bb oelig:153 OElig:152',
);
/** Combining marks: `&eacute;` is e with `acute`. */
const MARKS = table('acute:301 grave:300 circ:302 uml:308 tilde:303 cedil:327');

/** Decodes numeric entities and the named entities of French text; leaves other entities unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6})|([A-Za-z]{2,8}));/g,
    (entity, digits, name) => {
      const code = Number(`0${digits}`);
      if (digits) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
      const mark = MARKS.get(name.slice(1));
      return NAMED.get(name) ?? (mark ? `${name[0]}${mark}`.normalize('NFC') : entity);
    },
  );
}

/** Elements dropped with their content. */
const OPAQUE = 'script|style|template|iframe|noscript|noembed|noframes|svg|math|textarea|title|xmp';
/** The rest of a tag, in which a quoted > does not end the tag. Always matches, for linear time. */
const REST = `(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)`;
/** A comment, a declaration, an opaque element (group 1: its name) or a tag (group 2). */
const MARKUP = new RegExp(
  `<!(?=--)[^]*?(?:-->|$)|<(?:[!?]|/(?![a-z]))[^>]*>?|<(${OPAQUE})(?=[\\s/>])${REST}[^]*?(?:</\\1(?=[\\s/>])${REST}|$)|<(/?[a-z][^\\s/>]*)${REST}`,
  'gi',
);
const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|blockquote|pre|section|article|header|footer|figure|figcaption|hr|main|aside|nav|address)$/;

const isInlineTag = (name: string): name is InlineTag => /^(?:strong|b|em|i)$/.test(name);

/** Appends a leaf below the inline tags of `path`, reusing the last node if its tags match. */
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

const inlineText = (node: InlineNode): string => {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? ' ' : node.children.map(inlineText).join('');
};
const paragraphText = ({ children }: Paragraph) => children.map(inlineText).join('');

/** Turns blank lines into paragraphs and single line breaks into <br>. */
const plainAsHtml = (text: string) =>
  text
    .trim()
    .replace(/\r?\n\s*\n/g, '<p>')
    .replace(/\r\n?|\n/g, '<br>');

/**
 * Parses a description: keeps br, strong, b, em, i and p without attributes, drops scripts and styles with
 * their content, and starts a paragraph at other block elements. Accepts any string; the result cannot
 * contain executable code.
 */
export function parseLimitedHtml(html: string): Paragraph[] {
  const parts = (/<\/?[a-z]/i.test(html) ? html : plainAsHtml(html)).split(MARKUP);
  let open: InlineTag[] = [];
  let paragraph: Paragraph = { tag: 'p', children: [] };
  const paragraphs = [paragraph];
  for (let index = 0; index < parts.length; index += 3) {
    const text = cleanText(decodeEntities(parts[index] ?? ''));
    if (text !== '') append(paragraph.children, open, text);
    const tag = (parts[index + 2] ?? '').toLowerCase();
    const name = tag.replace('/', '');
    if (name === 'br') append(paragraph.children, open, { tag: 'br' });
    else if (BLOCK.test(name)) {
      paragraph = { tag: 'p', children: [] };
      paragraphs.push(paragraph);
    } else if (isInlineTag(name)) {
      const others = open.filter((one) => one !== name);
      open = tag === name ? [...others, name] : others;
    }
  }
  return paragraphs.filter((one) => paragraphText(one).trim() !== '');
}

/** Returns a single line of plain text for cards and meta tags; keeps no-break spaces. */
export const htmlToText = (html: string): string =>
  cleanLine(parseLimitedHtml(html).map(paragraphText).join(' '));
