import { cleanLine, removeControlCharacters } from './clean-text.ts';

type InlineTag = 'strong' | 'b' | 'em' | 'i';
export type InlineNode = string | { tag: 'br' } | { tag: InlineTag; children: InlineNode[] };
export type ParagraphNode = { tag: 'p'; children: InlineNode[] };

const SIGNS = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39, nbsp: 160, laquo: 171, raquo: 187 };
const TYPE = { ndash: 8211, mdash: 8212, rsquo: 8217, hellip: 8230, euro: 8364, oelig: 339 };
const ACCENTS = { agrave: 224, egrave: 232, ugrave: 249, eacute: 233, ccedil: 231 };
const CIRCUMFLEXES = { acirc: 226, ecirc: 234, icirc: 238, ocirc: 244, ucirc: 251 };
const NAMED = new Map(Object.entries({ ...SIGNS, ...TYPE, ...ACCENTS, ...CIRCUMFLEXES }));

/** Decodes numeric entities and the named entities of French text; leaves other entities unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6})|([a-z]{2,8}));/g,
    (entity, digits, name) => {
      const code = digits ? Number(`0${digits}`) : NAMED.get(name);
      if (code === undefined) return entity;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

const COMMENT = '<!(?=--)[^]*?(?:-->|$)';
const DECLARATION = '<(?:[!?]|/(?![a-z]))[^>]*>?';
const NAME_END = '(?=[\\s/>])';
/** Matches the rest of a tag; a quoted > does not end it. Always matches, so that parsing takes linear time. */
const REST = `(?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)`;
/** Names of the elements that parsing drops together with their content. */
const OPAQUE =
  'del|script|style|template|iframe|noscript|noembed|noframes|svg|math|textarea|title|xmp';
/** Pattern of an element dropped with its content; group 1 is its name, which the closing tag repeats. */
const OPAQUE_ELEMENT = `<(${OPAQUE})${NAME_END}${REST}[^]*?(?:</\\1${NAME_END}${REST}|$)`;
/** Pattern of any tag; group 2 is its name, with a slash before it in a closing tag. */
const TAG = `<(/?[a-z][^\\s/>]*)${REST}`;
const MARKUP = new RegExp(`${COMMENT}|${DECLARATION}|${OPAQUE_ELEMENT}|${TAG}`, 'gi');
const BLOCK =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|blockquote|pre|section|article|header|footer|figure|figcaption|hr|main|aside|nav|address)$/;

const isInlineTag = (name: string): name is InlineTag => /^(?:strong|b|em|i)$/.test(name);

const inlineText = (node: InlineNode): string => {
  if (typeof node === 'string') return node;
  return node.tag === 'br' ? ' ' : node.children.map(inlineText).join('');
};
export const paragraphText = ({ children }: ParagraphNode) => children.map(inlineText).join('');

/** Turns plain text into HTML: blank lines into paragraphs, single line breaks into <br>. */
export const lineBreaksToHtml = (text: string): string =>
  `<p>${text
    .trim()
    .replace(/\r?\n\s*\n/g, '</p><p>')
    .replace(/\r\n?|\n/g, '<br>')}</p>`;

/** Parses any string as HTML, and keeps only br, strong, b, em, i and p without attributes: nothing executable. */
export function parseLimitedHtml(html: string): ParagraphNode[] {
  const parts = (/<\/?[a-z]/i.test(html) ? html : lineBreaksToHtml(html)).split(MARKUP);
  let open: InlineTag[] = [];
  let paragraph: ParagraphNode = { tag: 'p', children: [] };
  const paragraphs = [paragraph];
  const append = (leaf: InlineNode) =>
    paragraph.children.push(
      open.reduceRight<InlineNode>((node, tag) => ({ tag, children: [node] }), leaf),
    );
  // `split` returns three strings each time: a text, and the two captured groups of the markup that follows it.
  for (let index = 0; index < parts.length; index += 3) {
    const text = removeControlCharacters(decodeEntities(parts[index] ?? ''));
    if (text !== '') append(text);
    const tag = (parts[index + 2] ?? '').toLowerCase();
    const name = tag.replace('/', '');
    const isOpening = tag === name;
    if (name === 'br') append({ tag: 'br' });
    else if (BLOCK.test(name)) {
      paragraph = { tag: 'p', children: [] };
      paragraphs.push(paragraph);
    } else if (isInlineTag(name)) {
      const otherTags = open.filter((openTag) => openTag !== name);
      open = isOpening ? [...otherTags, name] : otherTags;
    }
  }
  return paragraphs.filter((each) => paragraphText(each).trim() !== '');
}

/** Returns HTML as a single line of plain text, for cards and meta tags; keeps no-break spaces. */
export const htmlToText = (html: string): string =>
  cleanLine(parseLimitedHtml(html).map(paragraphText).join(' '));
