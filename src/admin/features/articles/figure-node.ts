import { Node } from '@tiptap/react';

/** A figure that is a picture and, perhaps, its caption: all that the editor can show of one. */
function isPicture(figure: HTMLElement): boolean {
  const [picture, caption, ...more] = figure.children;
  return (
    picture?.localName === 'img' &&
    more.length === 0 &&
    (caption === undefined || caption.localName === 'figcaption')
  );
}

const OPTIONAL = { default: null };

/** A picture with a caption, which may stay empty. */
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

/** It has no life of its own: the figure is chosen, moved and deleted as a whole. */
export const FigureImageNode = Node.create({
  name: 'figureImage',
  selectable: false,
  addAttributes: () => ({
    src: { default: '' },
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
      // A caption is one paragraph: the next one comes after the figure.
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
