import { undoAction } from '#admin/ui/undo-action.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { closeToasts, type ToastAction, toastSuccess } from '#ui/toast/toast.ts';
import { type EditorConfig, editorTexts } from './editor-config.ts';
import { publicationNote } from './publication.ts';
import { type Attempt, type Conflict, whoSaved } from './save.ts';
import { labelsIn, type Values } from './values.ts';

/** Returns the keys by which notices replace earlier notices about the record or a new record. */
export const aboutRecord = ({ entity }: EditorConfig, id = 'new') =>
  [id, 'new'].map((name) => `${entity.collection}/${name}`);

/** Returns the path of a record's public page; null when the record is hidden. */
export function shownPath({ entity }: EditorConfig, values: Values, id: string): string | null {
  const isShown = entity.shownBy !== undefined && values[entity.shownBy] === true;
  return isShown ? publicPage(entity, { ...values, id }) : null;
}

const pageAction = (path: string): ToastAction => ({
  label: 'Voir la page',
  onPress: () => void window.open(path, '_blank', 'noopener'),
});

/** Describes what a save merged from somebody else's save, in French; undefined if nothing. */
function takenNote(merged: Conflict | undefined, { input }: EditorConfig): string | undefined {
  if (!merged || merged.taken.length === 0) return undefined;
  const taken = labelsIn(merged.taken, input.entries);
  return `${whoSaved(merged)}\u00a0: ${taken}. Vos changements s’y ajoutent.`;
}

/** Shows a notice that a record was saved, and closes outdated notices. */
export function tellSaved(
  config: EditorConfig,
  { saving, values, basis: { opened, base }, merged }: Attempt,
  id: string,
  onUndo: () => void,
): void {
  const { entity, staysOpen } = config;
  const { created, changed } = editorTexts(config);
  const about = aboutRecord(config, id);
  const published = publicationNote(entity, opened && base, values);
  const notes = [takenNote(merged, config), published].filter((note) => note !== undefined);
  const undo = staysOpen && undoAction('Annuler la modification', onUndo);
  const path = shownPath(config, values, id);
  const action = undo || (path === null ? undefined : pageAction(path));
  const message = opened === null ? created : changed;
  if (saving === 'undo') toastSuccess('Modification annulée', undefined, undefined, about);
  // After Ctrl+S, the save bar confirms the save.
  else if (saving === 'stay' && !staysOpen && notes.length === 0) closeToasts(about);
  else toastSuccess(message, notes.join('. ') || undefined, action, about);
}
