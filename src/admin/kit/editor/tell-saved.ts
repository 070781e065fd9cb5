import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { undoAction } from '#admin/ui/undo-action.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { closeToasts, type ToastAction, toastError, toastSuccess } from '#ui/toast/toast.ts';
import type { EditorConfig } from './editor-config.ts';
import { readSaved, saveMerging } from './save-merging.ts';
import type { Values } from './values.ts';

type Saved = { id: string; values: Values; notes: readonly string[] };

type Telling = {
  isNew: boolean;
  /** Whether the editor itself says that it has saved. */
  isQuiet: boolean;
  /** What was stored before. */
  before: Values;
  onUndone: () => void;
};

/** Returns the key of the notices about a record, which replace each other. */
export const aboutRecord = ({ entity }: EditorConfig, id = 'new') => [`${entity.collection}/${id}`];

/** Returns a button that opens the record's public page, where visitors see it. */
function pageAction({ entity }: EditorConfig, { id, values }: Saved): ToastAction | undefined {
  const isShown = entity.shownBy !== undefined && values[entity.shownBy] === true;
  const path = isShown ? publicPage(entity, { ...values, id }) : null;
  if (path === null) return undefined;
  return { label: 'Voir la page', onPress: () => void window.open(path, '_blank', 'noopener') };
}

/** Saves what was stored before, unless somebody else has saved since. */
async function undo(config: EditorConfig, id: string, { before, onUndone }: Telling) {
  const { opened } = await readSaved(id, before, config);
  const { status } = await saveMerging(before, { opened, base: null }, config);
  const about = aboutRecord(config, id);
  if (status !== 'saved') return toastError(config.texts.notChanged, undefined, undefined, about);
  await refreshPublicSide();
  toastSuccess('Modification annulée', undefined, undefined, about);
  onUndone();
}

/** Says that a record was saved, and what became of it; earlier notices of it are no longer true. */
export function tellSaved(config: EditorConfig, saved: Saved, telling: Telling): void {
  const { texts, canUndo } = config;
  const { isNew, isQuiet } = telling;
  const { id, notes } = saved;
  const about = aboutRecord(config, id);
  closeToasts(isNew ? [...about, ...aboutRecord(config)] : about);
  if (isQuiet && notes.length === 0) return;
  const action = canUndo
    ? undoAction('Annuler la modification', () => void undo(config, id, telling))
    : pageAction(config, saved);
  const description = notes.join('. ') || undefined;
  toastSuccess(isNew ? texts.created : texts.changed, description, action, about);
}
