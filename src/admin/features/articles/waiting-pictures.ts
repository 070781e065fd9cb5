import type { Node as ModelNode } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Photo, parsePhoto } from '#domain/media/photo.ts';

type Found = { position: number; node: ModelNode };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function picturesOf(doc: ModelNode, isWanted: (node: ModelNode) => boolean): Found[] {
  const found: Found[] = [];
  doc.descendants((node, position) => {
    const isPicture = node.type.name === 'figureImage' || node.type.name === 'image';
    if (isPicture && isWanted(node)) found.push({ position, node });
  });
  return found;
}

const waitingFor = (doc: ModelNode, upload: string) =>
  picturesOf(doc, ({ attrs }) => attrs.upload === upload);

/** Figures that wait for uploads; saved texts leave them out. */
export function insertWaiting(
  { state, dispatch }: Pick<EditorView, 'state' | 'dispatch'>,
  uploads: readonly string[],
  at: number,
): void {
  const { figure, figureImage, figcaption } = state.schema.nodes;
  if (!figure || !figureImage || !figcaption) return;
  const figures = uploads.map((upload) =>
    figure.create(null, [figureImage.create({ upload, alt: '' }), figcaption.create()]),
  );
  const $at = state.doc.resolve(at);
  // Between top-level blocks; instead of an empty paragraph.
  const isInBlock = $at.depth > 0;
  const isEmpty = isInBlock && $at.node(1).content.size === 0;
  const from = isEmpty ? $at.before(1) : isInBlock ? $at.after(1) : at;
  dispatch(state.tr.replaceWith(from, isEmpty ? $at.after(1) : from, figures));
}

/** What stands below a photograph in an article at first. */
function captionOf({ caption, credit }: Photo): string {
  return [caption, credit && `©\u00a0${credit}`].filter(Boolean).join(', ');
}

/** Not undone by itself: the figure would wait again. */
const silently = (transaction: Transaction) => transaction.setMeta('addToHistory', false);

/** Shows a stored photograph where it was waited for; null when the figure is gone. */
export function fillWaiting(state: EditorState, upload: string, address: string) {
  const [found] = waitingFor(state.doc, upload);
  const photo = parsePhoto(address);
  if (!found || !photo) return null;
  const { width, height, alt } = photo;
  const attrs = { src: address, alt: alt ?? '', width, height, upload: null };
  const transaction = state.tr.setNodeMarkup(found.position, undefined, attrs);
  const caption = captionOf(photo);
  const place = found.position + found.node.nodeSize + 1;
  const isEmpty = state.doc.resolve(place).parent.content.size === 0;
  if (caption !== '' && isEmpty) transaction.insertText(caption, place);
  return silently(transaction);
}

/** Takes away the figure of an upload that was given up. */
export function dropWaiting(state: EditorState, upload: string) {
  const [found] = waitingFor(state.doc, upload);
  if (!found) return null;
  const $picture = state.doc.resolve(found.position);
  return silently(state.tr.delete($picture.before(), $picture.after()));
}

/** Shows a photograph with its present address and alternative text, wherever the text has it. */
export function showPhoto(state: EditorState, address: string) {
  const photo = parsePhoto(address);
  if (!photo) return null;
  const shown = picturesOf(state.doc, ({ attrs }) => parsePhoto(text(attrs.src))?.id === photo.id);
  const { tr } = state;
  for (const { position, node } of shown) {
    tr.setNodeMarkup(position, undefined, { ...node.attrs, src: address, alt: photo.alt ?? '' });
  }
  return silently(tr);
}
