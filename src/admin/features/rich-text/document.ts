import { DOMSerializer, type Node, DOMParser as NodeParser, type Schema } from '@tiptap/pm/model';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { ALLOWED_ATTR, ALLOWED_TAGS } from '#data/clean-article.ts';

/** A document in which nothing loads or runs. */
const inert = document.implementation.createHTMLDocument('');

/** Elements that readers cannot tell apart. */
const SAME: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' };
/** Elements that matter without a text. */
const VOID = 'img, br, hr, col, th, td, dd, iframe, video, audio, object, embed';
const SPACES = /[ \t\r\n\f]+/g;

function tagOf({ localName, attributes }: Element): string {
  const shown = [...attributes].filter(({ name }) => ALLOWED_ATTR.includes(name));
  const written = shown.map(({ name, value }) => `${name}=${value}`).sort();
  return [SAME[localName] ?? localName, ...written].join(' ');
}

/**
 * Returns the texts and void elements below a root, each with its ancestors that the public page shows.
 * Spaces between blocks, the nesting of inline elements and plain paragraphs do not matter.
 */
function outline(root: Element): string {
  const runs: { path: string; text: string }[] = [];
  const walker = inert.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const isElement = node instanceof Element;
    if (isElement && !node.matches(VOID)) continue;
    const text = isElement ? `<${tagOf(node)}>` : (node.textContent ?? '').replace(SPACES, '');
    if (text === '') continue;
    const tags: string[] = [];
    for (let above = node.parentElement; above && above !== root; above = above.parentElement) {
      if (ALLOWED_TAGS.includes(above.localName)) tags.push(tagOf(above));
    }
    const path = tags
      .filter((tag) => tag !== 'p' && tag !== 'a')
      .sort()
      .join();
    const last = runs.at(-1);
    if (last?.path === path) last.text += text;
    else runs.push({ path, text });
  }
  return JSON.stringify(runs);
}

/** Unwraps the paragraph of an item or cell that holds only this line, and perhaps a list. */
function unwrapLine(item: Element): void {
  const [first, ...rest] = item.children;
  const isOnly = rest.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (first?.localName === 'p' && first.attributes.length === 0 && isOnly) {
    first.replaceWith(...first.childNodes);
  }
}

function toElement(document: Node): HTMLElement {
  const root = inert.createElement('div');
  const serializer = DOMSerializer.fromSchema(document.type.schema);
  serializer.serializeFragment(document.content, { document: inert }, root);
  for (const waiting of root.querySelectorAll('figure:has(img[src=""])')) waiting.remove();
  for (const item of root.querySelectorAll('li, th, td, dd')) unwrapLine(item);
  return root;
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Parses an article's HTML; returns null when the editor or the public page would lose some of it. */
export function toDocument(schema: Schema, html: string): Node | null {
  const parsed = NodeParser.fromSchema(schema).parse(bodyOf(cleanHtml(html)));
  return outline(toElement(parsed)) === outline(bodyOf(html)) ? parsed : null;
}

/** Serialises a document as HTML, one block or item a line, without empty paragraphs at its end. */
export function toHtml(document: Node): string {
  const root = toElement(document);
  for (const list of root.querySelectorAll('ul, ol')) {
    for (const item of [...list.children]) item.before('\n');
    list.append('\n');
  }
  while (root.lastElementChild?.outerHTML === '<p></p>') root.lastElementChild.remove();
  return [...root.children].map(({ outerHTML }) => outerHTML).join('\n');
}
