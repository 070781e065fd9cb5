import {
  DOMSerializer,
  type Fragment,
  type Node as ModelNode,
  DOMParser as ModelParser,
  type Schema,
} from '@tiptap/pm/model';
import { cleanHtml } from '#admin/data/clean-html.ts';
import { canonicalHtml, isInline } from './canonical-html.ts';

/** A document in which nothing loads or runs. */
const inert = document.implementation.createHTMLDocument('');

/** The blocks of a text: bare lines become paragraphs, white space between blocks is dropped. */
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

/** A list item that holds a single paragraph needs no <p>. */
function unwrapItem(item: Element): void {
  const [first, ...rest] = item.children;
  const isOnly = rest.every(({ localName }) => localName === 'ul' || localName === 'ol');
  if (first?.localName === 'p' && first.attributes.length === 0 && isOnly) {
    first.replaceWith(...first.childNodes);
  }
}

function breakLines(list: Element): void {
  for (const item of [...list.children]) item.before('\n');
  list.append('\n');
}

function toElement(schema: Schema, content: Fragment): HTMLElement {
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: inert }, root);
  for (const caption of [...root.querySelectorAll('figcaption')]) {
    if (caption.childNodes.length === 0) caption.remove();
  }
  // Editing may have removed the image of a figure.
  for (const picture of [...root.querySelectorAll('img[src=""]')]) {
    picture.closest('figure')?.remove();
  }
  for (const item of root.querySelectorAll('li')) unwrapItem(item);
  return root;
}

/** One block of HTML as editor blocks, or kept as it is when these would lose something. */
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
 * An article's HTML as an editor document: sanitised as on the public page, with `keptHtml` blocks
 * for what the editor cannot edit.
 */
export function toDocument(schema: Schema, html: string): ModelNode {
  const { body } = new DOMParser().parseFromString(cleanHtml(html).html, 'text/html');
  const blocks = blocksOf(body).flatMap((block) => readBlock(schema, block));
  const document = schema.topNodeType.createAndFill(null, blocks);
  if (!document) throw new Error('These blocks make no document.');
  return document;
}

/** The editor's document as HTML, one block a line, without trailing empty paragraphs. */
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
