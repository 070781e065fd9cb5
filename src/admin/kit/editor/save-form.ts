import * as v from 'valibot';
import { requestIdChange } from '#admin/data/calls.ts';
import { AdminError, describeWriteFailure } from '#admin/data/errors.ts';
import { linkedIdsBeforeAndAfter } from '#admin/data/links.ts';
import { readClashErrorsByField } from '#admin/data/read.ts';
import { SaveConflictError, storeRecord } from '#admin/data/store-record.ts';
import { requireAdminUid } from '#admin/data/transaction.ts';
import { suggestRecordId } from '#admin/kit/record-address.ts';
import { toStorableHtml } from '#admin/kit/rich-text/clean-html.ts';
import { ENTITIES_WITH_CHANGEABLE_ID } from '#domain/admin/entities.ts';
import { mergeConcurrentEdits } from '#domain/admin/merge-values.ts';
import { mayBeKnownToVisitors } from '#domain/entity/entity.ts';
import { fieldMetadataOf, mapFieldSchemas } from '#domain/schema/field.ts';
import { type FormValues, fromFormValues, type RecordValues } from '#domain/schema/typed-fields.ts';
import { FORM_INVALID_MESSAGE } from '#domain/text/form-errors.ts';
import { composeEditorMessages, type EditorConfig, firstErrorByField } from './editor-config.ts';
import {
  createInitialStateOfRecord,
  type EditorInitialState,
  readLinkFieldValues,
} from './load-editor.ts';
import { clearPlanIfShownToVisitors } from './publication.ts';

/** One press of a save button; `submitted` are the typed values with the button's or a merge's changes. */
export type SaveAttempt = {
  isStaying: boolean;
  typed: FormValues;
  submitted: FormValues;
  opened: EditorInitialState;
};

/**
 * A save that conflicts with another one since the record was opened: both changed the `disputed` fields. For each, the
 * user chooses the value of `mine` or the other one, of `attempt.opened.base`.
 */
export type SaveConflict = {
  attempt: SaveAttempt;
  mine: FormValues;
  disputed: readonly string[];
  savedBy: string | null;
};

/** The result of saving a form. Only `saved` means that the record is known to be stored. */
type Outcome =
  | { kind: 'saved'; attempt: SaveAttempt; id: string }
  | { kind: 'disputed'; conflict: SaveConflict }
  | { kind: 'failed'; message: string; reason?: string; errors?: Record<string, string> }
  | { kind: 'cancelled' };

/** Returns a form's values as those of a record, not validated; formatted texts lose what public pages do not show. */
export function toUncheckedRecordValues({ input }: EditorConfig, typed: FormValues): RecordValues {
  const values = fromFormValues(input.entries, typed);
  return mapFieldSchemas(input.entries, (schema, name) =>
    fieldMetadataOf(schema)?.kind === 'html'
      ? toStorableHtml(String(values[name] ?? ''))
      : values[name],
  );
}

function store(
  { entity }: EditorConfig,
  values: RecordValues,
  { record, base }: EditorInitialState,
) {
  const fields = Object.entries(values).filter(
    // The ids of linked records are not fields of the record: each link is a document of its own.
    ([name]) => name in entity.fields,
  );
  return storeRecord(entity, Object.fromEntries(fields), {
    opened: record,
    wantedId: suggestRecordId(entity, values),
    links: linkedIdsBeforeAndAfter(entity, base, values),
  });
}

/** Changes a saved record's id to match its name, if visitors never saw the record; on failure, the id stays. */
async function followName(
  { entity }: EditorConfig,
  values: RecordValues,
  opened: EditorInitialState,
  id: string,
) {
  const newId = suggestRecordId(entity, values);
  // A final number of one or two digits distinguishes records of the same name; « guide-2026 » is a name of its own.
  const isKept = new RegExp(`^${newId}(?:-\\d{1,2})?$`).test(id);
  const isMovable = ENTITIES_WITH_CHANGEABLE_ID.some(({ section }) => section === entity.section);
  const isKnown = mayBeKnownToVisitors(entity, { ...opened.base, created_at: opened.created_at });
  if (isKept || !isMovable || isKnown) return id;
  return requestIdChange(entity, id, newId, true).then(
    () => newId,
    () => id,
  );
}

const DELETED =
  'Cette fiche a été supprimée entre-temps\u00a0: restaurez-la depuis la corbeille, puis enregistrez de nouveau.';

/** Merges the attempt with a later save, by anybody. @throws AdminError if somebody has deleted the record */
async function mergeSaved(config: EditorConfig, attempt: SaveAttempt, stored: RecordValues | null) {
  if (stored === null) throw new AdminError(DELETED);
  const { entity } = config;
  const { submitted: mine, opened } = attempt;
  const id = opened.record?.id ?? '';
  const linkValues = await readLinkFieldValues(entity, id);
  const theirs = createInitialStateOfRecord(config, id, stored, linkValues);
  const versions = { base: opened.base, mine, theirs: theirs.base };
  const { values, disputed } = mergeConcurrentEdits(versions);
  const savedBy = stored.updated_by === requireAdminUid() ? null : String(stored.updated_by);
  return { attempt: { ...attempt, submitted: values, opened: theirs }, mine, disputed, savedBy };
}

type ConfirmPublication = (before: FormValues | null, values: RecordValues) => Promise<boolean>;

/** Does the work of `saveForm`. @throws AdminError, FirebaseError if the record cannot be stored */
async function checkAndStore(
  config: EditorConfig,
  requested: SaveAttempt,
  confirmPublication: ConfirmPublication,
): Promise<Outcome> {
  const { entity, input } = config;
  const { opened } = requested;
  const submitted = clearPlanIfShownToVisitors(entity, requested.submitted);
  const attempt = { ...requested, submitted };
  const unchecked = toUncheckedRecordValues(config, submitted);
  const { success, output: values, issues } = v.safeParse(input, unchecked);
  const errors = success
    ? await readClashErrorsByField(entity, values, opened.record?.id ?? null)
    : firstErrorByField(issues, input.entries);
  if (!success || Object.keys(errors).length > 0)
    return { kind: 'failed', message: FORM_INVALID_MESSAGE, errors };
  if (!(await confirmPublication(opened.record && opened.base, values)))
    return { kind: 'cancelled' };
  try {
    const id = await store(config, values, opened);
    return { kind: 'saved', attempt, id: await followName(config, values, opened, id) };
  } catch (error) {
    if (!(error instanceof SaveConflictError)) throw error;
    const conflict = await mergeSaved(config, attempt, error.stored);
    if (conflict.disputed.length > 0) return { kind: 'disputed', conflict };
    return checkAndStore(config, conflict.attempt, confirmPublication);
  }
}

/**
 * Saves a form if it is valid and `confirmPublication`, which may ask the user, resolves to true; never throws. If the
 * record was saved elsewhere since it was opened, merges both changes and saves again, unless both changed the same field.
 */
export async function saveForm(
  config: EditorConfig,
  attempt: SaveAttempt,
  confirmPublication: ConfirmPublication,
): Promise<Outcome> {
  try {
    return await checkAndStore(config, attempt, confirmPublication);
  } catch (error) {
    const { notChanged, notCreated } = composeEditorMessages(config);
    const message = attempt.opened.record === null ? notCreated : notChanged;
    return { kind: 'failed', message, reason: describeWriteFailure(error) };
  }
}
