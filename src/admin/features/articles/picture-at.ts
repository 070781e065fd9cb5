import { type EditorState, NodeSelection } from '@tiptap/pm/state';

export type PictureAt = {
  /** Where the picture itself stands, in its figure or alone. */
  position: number;
  src: string;
  alt: string;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The picture that is chosen, or whose caption the cursor is in. */
export function pictureAt({ selection }: EditorState): PictureAt | null {
  const { $from } = selection;
  const chosen = selection instanceof NodeSelection ? selection.node : null;
  if (chosen?.type.name === 'image') {
    return { position: $from.pos, src: text(chosen.attrs.src), alt: text(chosen.attrs.alt) };
  }
  const isChosen = chosen?.type.name === 'figure';
  const isInside = $from.depth > 0 && $from.node(-1)?.type.name === 'figure';
  const figure = isChosen ? chosen : isInside ? $from.node(-1) : null;
  const picture = figure?.firstChild;
  if (!picture) return null;
  const start = isChosen ? $from.pos : $from.before(-1);
  return { position: start + 1, src: text(picture.attrs.src), alt: text(picture.attrs.alt) };
}
