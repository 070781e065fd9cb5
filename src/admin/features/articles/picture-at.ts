import { type EditorState, NodeSelection } from '@tiptap/pm/state';

type PictureAt = {
  /** Position of the image node, in its figure or alone. */
  position: number;
  src: string;
  alt: string;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The image that is selected, or whose caption holds the cursor. */
export function pictureAt({ selection }: EditorState): PictureAt | null {
  const { $from } = selection;
  const selected = selection instanceof NodeSelection ? selection.node : null;
  if (selected?.type.name === 'image') {
    return { position: $from.pos, src: text(selected.attrs.src), alt: text(selected.attrs.alt) };
  }
  const isSelected = selected?.type.name === 'figure';
  const isInside = $from.depth > 0 && $from.node(-1)?.type.name === 'figure';
  const figure = isSelected ? selected : isInside ? $from.node(-1) : null;
  const picture = figure?.firstChild;
  if (!picture) return null;
  const start = isSelected ? $from.pos : $from.before(-1);
  return { position: start + 1, src: text(picture.attrs.src), alt: text(picture.attrs.alt) };
}
