import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { isSafeUrl } from '#data/clean-article.ts';
import { FigureView } from './figure-view.tsx';

function readImage(image: Element) {
  const [src, alt, width, height] = ['src', 'alt', 'width', 'height'].map((name) =>
    image.getAttribute(name),
  );
  return isSafeUrl(src ?? '') && { src, alt, width, height };
}

/** Reads a figure of one picture and at most a plain caption; returns false for other figures. */
function readFigure(figure: Element) {
  const [image, caption, ...others] = figure.children;
  const isPlain = !caption || (caption.localName === 'figcaption' && caption.children.length === 0);
  if (image?.localName !== 'img' || !isPlain || others.length > 0) return false;
  const picture = readImage(image);
  return picture && { ...picture, caption: caption?.textContent?.trim() ?? '' };
}

/** A picture with its alternative text and caption, or the upload of the picture. */
export const Figure = Node.create({
  name: 'figure',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    caption: { default: '' },
    /** Id of an upload; saved texts omit the figure until the upload has ended. */
    upload: { default: null },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: readFigure },
    { tag: 'img', getAttrs: readImage },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height, caption } = node.attrs;
    const image = ['img', { src, alt, width, height }];
    return ['figure', image, ...(caption === '' ? [] : [['figcaption', caption]])];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

export function insertFigures(
  editor: Editor,
  figures: readonly object[],
  at = editor.state.selection.to,
): void {
  const content = figures.map((attrs) => ({ type: 'figure', attrs }));
  editor.chain().focus().insertContentAt(at, content).scrollIntoView().run();
}

export function fillFigure(editor: Editor, upload: string, src: string): void {
  // Undo must not bring back the pending upload.
  const tr = editor.state.tr.setMeta('addToHistory', false);
  editor.state.doc.descendants((node, position) => {
    if (node.attrs.upload === upload) tr.setNodeMarkup(position, undefined, { src });
  });
  editor.view.dispatch(tr);
}
