import {
  DOMSerializer,
  type Fragment,
  type Node as ModelNode,
  DOMParser as ModelParser,
  type Schema,
} from '@tiptap/pm/model';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { canonicalHtml, isInline } from './canonical-html.ts';

/** A document in which nothing loads and nothing runs. */
const inert = document.implementation.createHTMLDocument('');

/** The blocks of a text: bare lines become paragraphs, blanks between blocks are nothing. */
function blocksOf(body: HTMLElement): HTMLElement[] {
  const blocks: HTMLElement[] = [];
  let line: HTMLElement | null = null;
  for (const node of [...body.childNodes]) {
    const isBare = isInline(node) && !(node instanceof HTMLImageElement);
    if (!isBare) {
      line = null;
      if (node instanceof HTMLElement) blocks.push(node);
    } else if (line || node.textContent?.trim()) {
      if (!line) {
        line = inert.createElement('p');
        blocks.push(line);
      }
      line.append(node);
    }
  }
  return blocks;
}

/** A list's entry of one paragraph needs no paragraph. */
function unwrapEntry(entry: Element): void {
  const [first, ...rest] = entry.children;
  const isOnly = rest.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (first?.localName === 'p' && first.attributes.length === 0 && isOnly) {
    first.replaceWith(...first.childNodes);
  }
}

function breakLines(list: Element): void {
  for (const entry of [...list.children]) entry.before('\n');
  list.append('\n');
}

function toElement(schema: Schema, content: Fragment): HTMLElement {
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: inert }, root);
  for (const caption of [...root.querySelectorAll('figcaption')]) {
    if (caption.childNodes.length === 0) caption.remove();
  }
  // A figure that lost its picture in the editing is no figure.
  for (const picture of [...root.querySelectorAll('img[src=""]')]) {
    picture.closest('figure')?.remove();
  }
  for (const entry of [...root.querySelectorAll('li')]) unwrapEntry(entry);
  return root;
}

/** The editor's blocks for one block of HTML: it is kept as it is when they would say less. */
function readBlock(schema: Schema, block: HTMLElement): readonly ModelNode[] {
  const wrapper = inert.createElement('div');
  wrapper.append(block.cloneNode(true));
  const { content } = ModelParser.fromSchema(schema).parse(wrapper);
  const isWhole = canonicalHtml(toElement(schema, content)) === canonicalHtml(wrapper);
  const kept = schema.nodes.keptHtml;
  if (isWhole || !kept) return content.content;
  return [kept.create({ html: block.outerHTML })];
}

/**
 * An article's HTML as the editor's document. What the public page would not show is left out;
 * what the editor cannot edit is kept in blocks of its own.
 */
export function toDocument(schema: Schema, html: string): ModelNode {
  const { body } = new DOMParser().parseFromString(cleanHtml(html).html, 'text/html');
  const blocks = blocksOf(body).flatMap((block) => readBlock(schema, block));
  const document = schema.topNodeType.createAndFill(null, blocks);
  if (!document) throw new Error('These blocks make no document.');
  return document;
}

/** The editor's document as HTML, a block a line; empty paragraphs at the end are left out. */
export function toHtml(document: ModelNode): string {
  const root = toElement(document.type.schema, document.content);
  for (const list of [...root.querySelectorAll('ul, ol')]) {
    if (!list.closest('table, dl')) breakLines(list);
  }
  while (root.lastElementChild?.localName === 'p' && !root.lastElementChild.hasChildNodes()) {
    root.lastElementChild.remove();
  }
  return [...root.children].map(({ outerHTML }) => outerHTML).join('\n');
}
