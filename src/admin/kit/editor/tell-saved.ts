import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { undoAction } from '#admin/ui/undo-action.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { closeToasts, type ToastAction, toastError, toastSuccess } from '#ui/toast/toast.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import { type Outcome, readSaved, saveForm } from './save.ts';
import type { Values } from './values.ts';

type Saved = Extract<Outcome, { status: 'saved' }>;

/** Returns the key of the notices about a record, which replace each other. */
export const aboutRecord = ({ entity }: EditorConfig, id = 'new') => [`${entity.collection}/${id}`];

/** Returns the path of a record's public page; null where visitors do not see it. */
export function shownPath({ entity }: EditorConfig, values: Values, id: string): string | null {
  const isShown = entity.shownBy !== undefined && values[entity.shownBy] === true;
  return isShown ? publicPage(entity, { ...values, id }) : null;
}

function pageAction(config: EditorConfig, { id, values }: Saved): ToastAction | undefined {
  const path = shownPath(config, values, id);
  if (path === null) return undefined;
  return { label: 'Voir la page', onPress: () => void window.open(path, '_blank', 'noopener') };
}

type Telling = {
  isNew: boolean;
  /** Whether the editor itself says that it has saved. */
  isQuiet: boolean;
  onUndo: () => void;
};

/** Says that a record was saved, and what became of it; closes notices that are no longer true. */
export function tellSaved(
  config: EditorConfig,
  saved: Saved,
  { isNew, isQuiet, onUndo }: Telling,
): void {
  const { texts, canUndo } = config;
  const about = aboutRecord(config, saved.id);
  closeToasts(isNew ? [...about, ...aboutRecord(config)] : about);
  if (isQuiet && saved.notes.length === 0) return;
  const description = saved.notes.join('. ') || undefined;
  const action = canUndo
    ? undoAction('Annuler la modification', onUndo)
    : pageAction(config, saved);
  toastSuccess((isNew && texts.created) || texts.changed, description, action, about);
}

/**
 * Saves what was stored before the last save, unless somebody else has saved since.
 * @returns what is stored then; null when the save failed
 */
export async function takeBack(
  config: EditorConfig,
  before: Values,
  opened: NonNullable<SaveTarget['opened']>,
) {
  const about = aboutRecord(config, opened.id);
  const outcome = await saveForm(config, before, { opened, base: null });
  if (outcome.status !== 'saved') {
    toastError(config.texts.notChanged, undefined, undefined, about);
    return null;
  }
  await refreshPublicSide();
  toastSuccess('Modification annulée', undefined, undefined, about);
  return readSaved(opened.id, outcome.values, config);
}
