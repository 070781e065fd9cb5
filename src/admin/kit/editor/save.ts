import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { ConflictError, save } from '#admin/data/save.ts';
import { author } from '#admin/data/write.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { closeToasts, toastSuccess } from '#ui/toast/toast.ts';
import { type EditorConfig, editorTexts, firstIssues, type Values } from './editor-config.ts';
import { type Basis, openRecord } from './load-editor.ts';
import { publicationNote } from './publication.ts';

export type Conflict = Merge<Values> & {
  mine: Values;
  theirs: Values;
  basis: Basis;
  isOwn: boolean;
};

export type Attempt = {
  isStaying: boolean;
  typed: Values;
  values: Values;
  basis: Basis;
};

/** The result of a save. Without `id` and `merged`, nothing is known to have been written. */
type Outcome = {
  id?: string;
  merged?: Conflict;
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
  const { shownBy, isPlanned } = entity;
  const id = opened?.id ?? '';
  const basis = openRecord(config, id, stored, await load?.(id));
  const theirs = basis.base;
  // The planned time and the visibility are merged together.
  const bound = isPlanned && shownBy ? [shownBy, 'publish_at'] : [];
  const isOwn = stored.updated_by === author();
  return { mine, theirs, ...mergeValues({ base, mine, theirs }, bound), basis, isOwn };
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

/** Returns the subject by which notices replace earlier notices about the record. */
export const aboutRecord = ({ entity }: EditorConfig, id = 'new') => `${entity.collection}/${id}`;

export function tellSaved(
  config: EditorConfig,
  { isStaying, values, basis: { opened, base } }: Attempt,
  id: string,
): void {
  const { created, changed } = editorTexts(config);
  const note = publicationNote(config.entity, opened && base, values);
  const about = aboutRecord(config, id);
  // After Ctrl+S, the save bar confirms the save.
  if (isStaying && note === undefined) closeToasts(about);
  else toastSuccess(opened ? changed : created, { description: note, about });
}
