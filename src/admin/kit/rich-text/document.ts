import { DOMSerializer, type Node, DOMParser as NodeParser, type Schema } from '@tiptap/pm/model';
import { ALLOWED_ATTR } from '#data/articles/clean-article.ts';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';
import { removeNeedlessNoBreakSpaces } from '#domain/text/clean-spaces.ts';
import { parseHtmlBody, removeUnpublishableHtml } from './clean-html.ts';

const inert = document.implementation.createHTMLDocument('');

const SAME: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' };
const MARKS = ['strong', 'em', 's', 'code'];
const PLAIN = ['p', 'div', 'span', 'thead', 'tbody', 'tfoot', 'colgroup', 'col'];
const EMPTY = /^<(p|h\d|blockquote)>(?:\s|&nbsp;|<br>)*<\/\1>$/;
/** Matches a list item's or table cell's only paragraph, also before a nested list: it is stored without <p>. */
const LINE = ':is(li, td, th) > p:only-child, li > p:first-child:has(+ :is(ul, ol):last-child)';

function tagOf({ localName, attributes }: Element): string {
  const allowed = [...attributes].filter(({ name }) => ALLOWED_ATTR.includes(name));
  const attributeTexts = allowed
    .map(({ name, value }) => `${name}=${normaliseLinkUrl(value) ?? value}`)
    .sort();
  return [SAME[localName] ?? localName, ...attributeTexts].join(' ');
}

function contentOf(root: Element): string {
  const tags = [...root.querySelectorAll('*')].map(tagOf).sort();
  const marks = new Set(tags.filter((tag) => MARKS.includes(tag)));
  const otherTags = tags.filter((tag) => !MARKS.includes(tag) && !PLAIN.includes(tag));
  const text = removeNeedlessNoBreakSpaces(root.textContent ?? '').replaceAll(/\s/g, '');
  // Counts the pictures in tables: the editor moves them out of the table, which is a loss.
  const tablePictures = root.querySelectorAll('table img').length;
  return JSON.stringify([text, [...marks], otherTags, tablePictures]);
}

function toElement(document: Node): HTMLElement {
  const root = inert.createElement('div');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  serializer.serializeFragment(document.content, { document: inert }, root);
  for (const waiting of root.querySelectorAll('figure:has(img[src=""])')) waiting.remove();
  // Unwraps links and marks without text: at the next opening, the parser would drop them, which counts as a loss.
  for (const mark of root.querySelectorAll(['a', ...MARKS].join()))
    if (!mark.textContent?.trim()) mark.replaceWith(...mark.childNodes);
  for (const line of root.querySelectorAll(LINE)) line.replaceWith(...line.childNodes);
  return root;
}

/** Parses an article's HTML for the editor; returns null if the editor or the public page would lose part of it. */
export function parseEditorDocument(schema: Schema, html: string): Node | null {
  const parsed = NodeParser.fromSchema(schema).parse(parseHtmlBody(removeUnpublishableHtml(html)));
  return contentOf(toElement(parsed)) === contentOf(parseHtmlBody(html)) ? parsed : null;
}

export function documentToHtml(document: Node): string {
  const root = toElement(document);
  for (const list of root.querySelectorAll('ul, ol, tbody')) {
    for (const item of [...list.children]) item.before('\n');
    list.append('\n');
  }
  for (const line of root.querySelectorAll('blockquote > p'))
    if (!line.textContent?.trim()) line.remove();
  const blocks = [...root.children].map(({ outerHTML }) => outerHTML);
  return blocks.filter((block) => !EMPTY.test(block)).join('\n');
}
