import { parseSync } from 'vite';
import { VALUE_PLACEHOLDER } from './typography.ts';

type SourceNode = { type: string; start: number; [key: string]: unknown };
type SourceText = { text: string; line: number };

/** Characters, words and beginnings that occur in French, but not in class names, URLs or English. */
const FRENCH =
  /[ \u00A0\u202F][:;!?](?:\s|$)|[à-öù-üœÀ-ÖÙ-ÜŒ«»’]|(?:^|[ '])(?:les?|des?|du|une?|et|est|vous|votre|nos|pas|sur|dans|pour|par|plus|au|aux|ce|cette|qui|sans|avec|ou)[ ,.]|(?:^|\P{L})(?:[cdjlmnstCDJLMNST]|[qQ]u)'\p{L}|^\p{Lu}\p{Ll}+(?:$|[ .!?:])/u;
const ENGLISH = / (?:by|in|is|may|not|of|the) /;

const isFrench = (text: string) => text.length > 1 && FRENCH.test(text) && !ENGLISH.test(text);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

const decoded = (html: string) =>
  html.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (entity, digits?: string, hex?: string, name = '') =>
      digits || hex
        ? String.fromCodePoint(Number(digits ?? `0x${hex}`))
        : (ENTITIES[name] ?? entity),
  );

/** Returns an HTML document's texts: content, with a gap for each tag, and descriptive attributes. */
export function htmlTexts(html: string): string[] {
  const body = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const named = [...body.matchAll(/\s(?:alt|title|aria-label|placeholder|content)="([^"]*)"/g)];
  const text = body.replace(/<(?:"[^"]*"|[^">])+>/g, VALUE_PLACEHOLDER);
  return [...named.map(([, value = '']) => value), ...text.split('\n')]
    .map(decoded)
    .filter((part) => /\p{L}/u.test(part));
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesIn = (value: unknown): SourceNode[] => [value].flat().filter(isNode);

/** Returns the string of a literal, or of a template with a gap for each value; null for other nodes. */
function stringOf(node: SourceNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return decoded(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  const parts = nodesIn(node.quasis).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : '',
  );
  return parts.join(VALUE_PLACEHOLDER);
}

/** Normalises JSX white space: line breaks and the indentation around them are not text. */
const jsxText = (raw: string) =>
  decoded(raw)
    .replace(/^[ \t]*\n[ \t\n]*|[ \t]*\n[ \t\n]*$/g, '')
    .replace(/[ \t]*\n[ \t\n]*/g, ' ');

function childText(node: SourceNode): string {
  if (node.type === 'JSXText') return jsxText(String(node.value));
  if (node.type !== 'JSXExpressionContainer') return VALUE_PLACEHOLDER;
  return nodesIn(node.expression)
    .map((expression) => stringOf(expression) ?? VALUE_PLACEHOLDER)
    .join('');
}

const isSilent = ({ type, name }: SourceNode) =>
  /^(?:Import|TSLiteralType)/.test(type) ||
  (type === 'JSXAttribute' && nodesIn(name)[0]?.name === 'className');

/** Returns a TypeScript module's French texts with their lines: strings, templates, element content. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  const add = (node: SourceNode, text: string) => {
    const line = source.slice(0, node.start).split('\n').length;
    for (const part of /<\w+[ >]/.test(text) ? htmlTexts(text) : [text])
      texts.push({ text: part, line });
  };
  const visit = (node: SourceNode) => {
    if (isSilent(node)) return;
    const text = stringOf(node);
    if (text !== null && isFrench(text)) add(node, text);
    const children = nodesIn(node.children);
    const content = children.map(childText).join('');
    if (/\p{L}/u.test(content) || isFrench(content)) add(node, content);
    const alone = children.filter((child) => childText(child).includes(VALUE_PLACEHOLDER));
    for (const [key, value] of Object.entries(node)) {
      for (const child of key === 'children' ? alone : nodesIn(value)) visit(child);
    }
  };
  nodesIn(parseSync(file, source).program).forEach(visit);
  return texts;
}
