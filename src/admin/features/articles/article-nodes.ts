import { Node } from '@tiptap/react';
import { cleanHtml } from '#admin/data/clean-html.ts';

/** The only figures that the editor can show: an image with an optional caption. */
function isPicture(figure: HTMLElement): boolean {
  const [picture, caption, ...more] = figure.children;
  return (
    picture?.localName === 'img' &&
    more.length === 0 &&
    (caption === undefined || caption.localName === 'figcaption')
  );
}

const OPTIONAL = { default: null };

/** An image with a caption, which may stay empty. */
export const FigureNode = Node.create({
  name: 'figure',
  group: 'block',
  content: 'figureImage figcaption',
  isolating: true,
  draggable: true,
  parseHTML: () => [
    { tag: 'figure', priority: 60, getAttrs: (figure) => isPicture(figure) && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** Not selectable: the figure is selected, moved and deleted as a whole. */
export const FigureImageNode = Node.create({
  name: 'figureImage',
  selectable: false,
  addAttributes: () => ({
    src: { default: '' },
    /** The id of the upload that it waits for; never read from HTML. */
    upload: {
      default: null,
      parseHTML: () => null,
      renderHTML: ({ upload }) => (upload === null ? {} : { 'data-upload': upload }),
    },
    alt: OPTIONAL,
    width: OPTIONAL,
    height: OPTIONAL,
  }),
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const FigcaptionNode = Node.create({
  name: 'figcaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption', context: 'figure/' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one paragraph: Enter leaves the figure.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after(-1);
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
    };
  },
});

/** Rebuilds and sanitises the element: whatever a document holds, nothing in it runs. */
function elementOf(html: unknown): HTMLElement {
  const text = typeof html === 'string' ? html : '';
  const { body } = new DOMParser().parseFromString(cleanHtml(text).html, 'text/html');
  const [element] = body.children;
  return element instanceof HTMLElement ? element : body.ownerDocument.createElement('p');
}

/**
 * A block that the editor cannot edit (a table, a definition list): it can be moved and deleted,
 * and is serialised unchanged.
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
