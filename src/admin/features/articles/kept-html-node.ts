import { Node } from '@tiptap/react';
import { cleanHtml } from '#admin/data/clean-html.ts';

/** Builds the element anew and clean: whatever a document says, nothing in it can act. */
function elementOf(html: unknown): HTMLElement {
  const text = typeof html === 'string' ? html : '';
  const { body } = new DOMParser().parseFromString(cleanHtml(text).html, 'text/html');
  const [element] = body.children;
  return element instanceof HTMLElement ? element : body.ownerDocument.createElement('p');
}

/**
 * A block that the editor cannot edit (a table, a list of definitions): it is shown, moved and
 * deleted, and comes out as it went in.
 */
export const KeptHtmlNode = Node.create({
  name: 'keptHtml',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ html: { default: '', rendered: false } }),
  parseHTML: () =>
    ['table', 'dl', 'pre', 'figure'].map((tag) => ({
      tag,
      priority: 40,
      getAttrs: (element) => ({ html: element.outerHTML }),
    })),
  renderHTML: ({ node }) => elementOf(node.attrs.html),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      const note = document.createElement('p');
      dom.className = 'kept-html';
      note.textContent = 'Bloc conservé tel quel, à modifier dans la vue HTML';
      dom.append(note, elementOf(node.attrs.html));
      return { dom };
    },
});
