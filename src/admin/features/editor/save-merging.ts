import { readOwnSave } from '#admin/data/read-records.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { failureDescription, sentences } from '#admin/features/list/failure-description.ts';
import { type Conflict, readConflict, takenNote } from './conflict.ts';
import { FieldErrors } from './field-errors.ts';
import type { FormValues } from './form-values.ts';
import type { RecordEditorOptions, SaveTarget } from './record-editor-options.ts';
import { planNote, settlePlan } from './settle-plan.ts';

/** How a save ended. */
export type Outcome<TValues> =
  /** `note` says what was taken over from somebody else's save, and for when it is planned. */
  | { status: 'saved'; id: string; values: TValues; note: string | undefined }
  /** Nothing was written, as far as is known; `errors` are those of fields, if any are to blame. */
  | { status: 'failed'; reason: string; errors: FieldMessages | undefined }
  /** Nothing was written: somebody has to choose. */
  | { status: 'conflict'; conflict: Conflict<TValues> }
  /** Nothing was written: each version is valid, both together are not. */
  | { status: 'invalid'; conflict: Conflict<TValues>; values: TValues; errors: FieldMessages };

type FieldMessages = Record<string, string>;

function failureOf(error: unknown): Outcome<never> {
  const errors = error instanceof FieldErrors ? error.fields : undefined;
  const [reason] = Object.values(errors ?? {});
  return { status: 'failed', reason: reason ?? failureDescription(error), errors };
}

/**
 * Saves; what somebody else saved meanwhile is merged where it touches other fields. Never throws.
 * @param merged the conflict over which is saved
 */
export async function saveMerging<TValues extends FormValues>(
  values: TValues,
  target: SaveTarget<TValues>,
  options: RecordEditorOptions<TValues>,
  merged?: Conflict<TValues>,
): Promise<Outcome<TValues>> {
  try {
    const id = await options.save(values, target);
    const taken = merged && takenNote(merged, values, options.labels);
    const plan = planNote(options.texts.planned, target.base, values);
    const note = sentences([taken, plan].filter((one) => one !== undefined)) || undefined;
    return { status: 'saved', id, values, note };
  } catch (error) {
    if (!(error instanceof ConflictError)) return failureOf(error);
    const conflict = await readConflict(error.stored, { mine: values, target }, options);
    const { merge } = conflict;
    if (merge?.disputed.length !== 0) return { status: 'conflict', conflict };
    return saveOver(conflict, merge.values, options);
  }
}

/** Saves over what somebody else saved. Never throws. */
export async function saveOver<TValues extends FormValues>(
  conflict: Conflict<TValues>,
  chosen: TValues,
  options: RecordEditorOptions<TValues>,
): Promise<Outcome<TValues>> {
  const { shownBy, check } = options;
  const values = settlePlan(chosen, { shownBy, isPublished: false }, serverNow());
  const errors = check(values);
  if (Object.keys(errors).length > 0) return { status: 'invalid', conflict, values, errors };
  return saveMerging(values, conflict.target, options, conflict);
}

/**
 * What is stored after a save of `values`, for the editor to go on with. Never throws: when it cannot be
 * read, or somebody else has saved since, the next save meets a conflict, and merges.
 */
export async function readSaved<TValues extends FormValues>(
  id: string,
  values: TValues,
  { collection, toValues }: RecordEditorOptions<TValues>,
) {
  const stored = await readOwnSave(collection, id).catch(() => null);
  const updatedAt = typeof stored?.updated_at === 'string' ? stored.updated_at : null;
  // A hotel's destinations are not in its document.
  const base = (stored && toValues({ ...values, ...stored })) ?? values;
  return { opened: { id, updatedAt }, base };
}
