import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { type LastWrite, readLastWrite } from '#admin/data/journal.ts';
import { ConflictError, save } from '#admin/data/save.ts';
import { undoAction } from '#admin/kit/actions.ts';
import { publicPage } from '#domain/admin/entities.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { closeToasts, type ToastAction, toastSuccess } from '#ui/toast/toast.ts';
import {
  type EditorConfig,
  editorTexts,
  firstIssues,
  labelsIn,
  type Values,
} from './editor-config.ts';
import { openRecord } from './load-editor.ts';
import { publicationNote } from './publication.ts';

/** The stored state that a save is based on. */
export type Basis = {
  /** The record and the time of its last save; null for a new record. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The values stored at that time, or a new record's initial values. */
  base: Values;
};

/** A save that conflicts with somebody else's change, with both versions merged. */
export type Conflict = Merge<Values> & {
  mine: Values;
  theirs: Values;
  /** The basis of a save over `theirs`. */
  basis: Basis;
  lastWrite: LastWrite;
};

/** A save in progress: `leave` returns to the list, `stay` (Ctrl+S) does not, `publish` shows the record. */
export type Attempt = {
  saving: 'leave' | 'publish' | 'stay' | 'undo';
  /** The form's values when the save began. */
  typed: Values;
  values: Values;
  basis: Basis;
  /** The conflict that this save resolves. */
  merged?: Conflict;
};

/** The result of a save. Without `id` and `merged`, nothing is known to have been written. */
type Outcome = {
  id?: string;
  merged?: Conflict;
  /** Why the save failed; undefined if the user cancelled. */
  message?: string;
  reason?: string;
  errors?: Record<string, string>;
};

async function errorsIn(config: EditorConfig, input: Values, { opened }: Basis) {
  const errors = firstIssues(config.input, input);
  if (Object.keys(errors).length > 0) return errors;
  return (await config.refuse?.(input, opened?.id ?? null)) ?? {};
}

const linkedIds = ({ destinations }: Values) =>
  v.parse(v.fallback(v.array(v.string()), []), destinations);

function write(config: EditorConfig, values: Values, { opened, base }: Basis): Promise<string> {
  const { entity, idFor, isPartial = false } = config;
  // A hotel's destinations are links, documents that are saved with the hotel.
  const { destinations: _linked, ...input } = v.parse(config.input, values);
  const links = { before: linkedIds(base), after: linkedIds(values) };
  return save(entity, input, { opened, wantedId: idFor?.(values) ?? '', links, isPartial });
}

async function readConflict(
  config: EditorConfig,
  mine: Values,
  { opened, base }: Basis,
  stored: Values,
): Promise<Conflict> {
  const { entity, load } = config;
  const { schema, shownBy, isPlanned } = entity;
  const id = opened?.id ?? '';
  const [lastWrite, more] = await Promise.all([readLastWrite(stored), load?.(id)]);
  const { values: theirs } = openRecord(config, id, v.parse(schema, stored), more);
  // The planned time and the visibility are merged together.
  const bound = isPlanned && shownBy ? [shownBy, 'publish_at'] : [];
  const basis = { opened: { id, updatedAt: lastWrite.at }, base: theirs };
  return { mine, theirs, ...mergeValues({ base, mine, theirs }, bound), basis, lastWrite };
}

const DELETED =
  'Cette fiche a été supprimée entre-temps\u00a0: restaurez-la depuis la corbeille, puis enregistrez de nouveau.';

/** Saves a form that is valid, unless `mayPublish` resolves to false. Never throws. */
export async function saveForm(
  config: EditorConfig,
  { values: typed, basis }: Attempt,
  mayPublish: () => Promise<boolean>,
): Promise<Outcome> {
  const { notCreated, notChanged } = editorTexts(config);
  const message = basis.opened === null ? notCreated : notChanged;
  try {
    const values = config.complete?.(typed) ?? typed;
    const errors = await errorsIn(config, values, basis);
    if (Object.keys(errors).length > 0) return { message: FORM_INVALID, errors };
    if (!(await mayPublish())) return {};
    return { id: await write(config, values, basis) };
  } catch (error) {
    if (!(error instanceof ConflictError)) return { message, reason: failureDescription(error) };
    if (error.stored === null) return { message, reason: DELETED };
    return readConflict(config, typed, basis, error.stored).then(
      (merged) => ({ merged }),
      (failure: unknown) => ({ message, reason: failureDescription(failure) }),
    );
  }
}

export function whoSaved({ lastWrite: { by, isOwn, at } }: Conflict): string {
  const who = isOwn ? 'Vous avez' : `${by ?? 'Quelqu’un d’autre'} a`;
  const when = at === null ? '' : ` le ${formatMoment(at)}`;
  return `${who} aussi enregistré cette fiche${when}`;
}

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
