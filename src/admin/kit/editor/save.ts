import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { type LastWrite, readLastWrite } from '#admin/data/journal.ts';
import { ConflictError, save } from '#admin/data/save.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { type EditorConfig, editorTexts } from './editor-config.ts';
import { openRecord } from './load-editor.ts';
import { firstIssues, type Values } from './values.ts';

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
export type Outcome = {
  id?: string;
  merged?: Conflict;
  /** Why the save failed; undefined if the user cancelled. */
  message?: string;
  reason?: string;
  errors?: Record<string, string>;
};

/** Returns the first error message of each field that the schema or `refuse` rejects. */
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

/** Returns who saved and when: « Camille a aussi enregistré cette fiche le 3 mars à 9 h 05 ». */
export function whoSaved({ lastWrite: { by, isOwn, at } }: Conflict): string {
  const who = isOwn ? 'Vous avez' : `${by ?? 'Quelqu’un d’autre'} a`;
  const when = at === null ? '' : ` le ${formatMoment(at)}`;
  return `${who} aussi enregistré cette fiche${when}`;
}
