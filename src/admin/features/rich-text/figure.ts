import { type Editor, Node, ReactNodeViewRenderer } from '@tiptap/react';
import { isSafeUrl } from '#data/clean-article.ts';
import { pictureCaption, sitePicture } from '#domain/media/photo.ts';
import { FigureView } from './figure-view.tsx';

/** Reads a figure of one picture and at most a caption; false for any other. */
function readFigure(figure: HTMLElement) {
  const [image, caption, ...more] = figure.children;
  const src = image?.getAttribute('src') ?? '';
  const isCaption = caption === undefined || caption.localName === 'figcaption';
  if (image?.localName !== 'img' || !isSafeUrl(src) || !isCaption || more.length > 0) return false;
  const [alt, width, height] = ['alt', 'width', 'height'].map((name) => image.getAttribute(name));
  return { src, alt, width, height, caption: caption?.textContent?.trim() ?? '' };
}

/** A picture with its alternative text and caption, or the upload that the picture comes from. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    caption: { default: '' },
    /** Id of an upload; saved texts leave the figure out until the upload has ended. */
    upload: { default: null },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: readFigure }],
  renderHTML({ node }) {
    const { src, alt, width, height, caption } = node.attrs;
    const image = ['img', { src, alt, width, height }];
    return ['figure', image, ...(caption === '' ? [] : [['figcaption', caption]])];
  },
  addNodeView: () => ReactNodeViewRenderer(FigureView),
});

export function pictureFigure(src: string): object {
  const { width, height, photo } = sitePicture(src) ?? {};
  return { src, alt: photo?.alt ?? '', width, height, caption: pictureCaption(src) };
}

/** Inserts figures between the blocks of a text; an empty paragraph at that place is replaced. */
export function insertFigures(
  editor: Editor,
  figures: readonly object[],
  at = editor.state.selection.to,
): void {
  const $at = editor.state.doc.resolve(at);
  const isInBlock = $at.depth > 0;
  const to = isInBlock ? $at.after(1) : at;
  const from = isInBlock && $at.node(1).content.size === 0 ? $at.before(1) : to;
  const content = figures.map((attrs) => ({ type: 'figure', attrs }));
  editor.chain().focus().insertContentAt({ from, to }, content).scrollIntoView().run();
}

export function fillFigure(editor: Editor, upload: string, address: string): void {
  // Undoing must not make the figure wait again.
  const tr = editor.state.tr.setMeta('addToHistory', false);
  editor.state.doc.descendants((node, position) => {
    if (node.attrs.upload !== upload) return;
    tr.setNodeMarkup(position, undefined, pictureFigure(address));
  });
  editor.view.dispatch(tr);
}
