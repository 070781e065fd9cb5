import type { Node as ModelNode } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A press on a picture chooses its figure. */
export function chooseFigure(
  view: EditorView,
  _position: number,
  node: ModelNode,
  nodePosition: number,
  event: MouseEvent,
): boolean {
  if (node.type.name !== 'figure' || !(event.target instanceof HTMLImageElement)) return false;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(NodeSelection.create(doc, nodePosition)));
  return true;
}

/** Links of the text are text here, also those of blocks that are kept as they are. */
export function stayOnPage(_view: EditorView, event: Event): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}

/** Alt+F10 goes to the toolbar, as in other editors. */
export const toToolbar =
  (toolbarId: string) =>
  (_view: EditorView, event: KeyboardEvent): boolean => {
    if (!event.altKey || event.key !== 'F10') return false;
    event.preventDefault();
    document.getElementById(toolbarId)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return true;
  };
