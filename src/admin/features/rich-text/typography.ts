import type { Editor } from '@tiptap/react';
import { applyFrenchTypography } from '#domain/text/french-typography.ts';

/** Applies French typography to the whole text in the editor, in one step that can be undone. */
export function writeFrenchTypography({ state, view }: Editor): void {
  const { tr, doc, schema } = state;
  doc.descendants((node, position) => {
    const written = applyFrenchTypography(node.text ?? '');
    if (!node.isText || written === node.text) return;
    const from = tr.mapping.map(position);
    tr.replaceWith(from, from + node.nodeSize, schema.text(written, node.marks));
  });
  view.dispatch(tr);
}
