import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { readOwnSave } from '#admin/data/read.ts';
import { ConflictError, save } from '#admin/data/save.ts';
import { serverNow } from '#admin/data/server-time.ts';
import { type Conflict, readConflict, takenNote } from './conflict.ts';
import type { EditorConfig, SaveTarget } from './editor-config.ts';
import { FieldErrors, firstIssues } from './field-errors.ts';
import { storedValues } from './load-editor.ts';
import { publicationNote, resolvePublication } from './publication.ts';
import type { Values } from './values.ts';

/** How a save ended. */
export type Outcome =
  /** `notes` say what became of the publication, and what was taken over from somebody else's save. */
  | { status: 'saved'; id: string; values: Values; notes: string[] }
  /** Nothing was written, as far as is known; `errors` are those of fields, if any are to blame. */
  | { status: 'failed'; reason: string; errors: FieldMessages | undefined }
  /** Nothing was written: somebody has to choose. */
  | { status: 'conflict'; conflict: Conflict }
  /** Nothing was written: each version is valid, both together are not. */
  | { status: 'invalid'; conflict: Conflict; values: Values; errors: FieldMessages };

type FieldMessages = Record<string, string>;

const inputOf = ({ complete }: EditorConfig, values: Values): Values =>
  complete ? complete(values) : values;

/** Returns the errors of a form by field; empty when it can be saved. */
export const checkValues = (config: EditorConfig, values: Values): FieldMessages =>
  firstIssues(config.input, inputOf(config, values));

async function write(config: EditorConfig, values: Values, target: SaveTarget): Promise<string> {
  const { entity, idFor, refuse } = config;
  const errors = await refuse?.(values, target.opened?.id ?? target.formerId ?? null);
  if (errors && Object.keys(errors).length > 0) throw new FieldErrors(errors);
  const input = v.parse(config.input, inputOf(config, values));
  if (config.save) return config.save(input, target);
  return save(entity, input, { ...target, wantedId: idFor?.(values) ?? '' });
}

function failureOf(error: unknown): Outcome {
  const errors = error instanceof FieldErrors ? error.fields : undefined;
  const [reason] = Object.values(errors ?? {});
  return { status: 'failed', reason: reason ?? failureDescription(error), errors };
}

/**
 * Saves; what somebody else saved meanwhile is merged where it touches other fields. Never throws.
 * @param merged the conflict over which is saved
 */
export async function saveMerging(
  values: Values,
  target: SaveTarget,
  config: EditorConfig,
  merged?: Conflict,
): Promise<Outcome> {
  try {
    const id = await write(config, values, target);
    const taken = merged && takenNote(merged, values, config.fields);
    const published = publicationNote(config.entity, target.base, values);
    const notes = [taken, published].filter((note) => note !== undefined);
    return { status: 'saved', id, values, notes };
  } catch (error) {
    if (!(error instanceof ConflictError)) return failureOf(error);
    const conflict = await readConflict(error.stored, { mine: values, target }, config);
    const { merge } = conflict;
    if (merge?.disputed.length !== 0) return { status: 'conflict', conflict };
    return saveOver(conflict, merge.values, config);
  }
}

/** Saves over what somebody else saved. Never throws. */
export async function saveOver(
  conflict: Conflict,
  chosen: Values,
  config: EditorConfig,
): Promise<Outcome> {
  const values = resolvePublication(config.entity, chosen, {
    isPublishing: false,
    now: serverNow(),
  });
  const errors = checkValues(config, values);
  if (Object.keys(errors).length > 0) return { status: 'invalid', conflict, values, errors };
  return saveMerging(values, conflict.target, config, conflict);
}

/**
 * Reads what is stored after a save of `values`, for the editor to go on with. Never throws: when it cannot
 * be read, or somebody else has saved since, the next save meets a conflict, and merges.
 */
export async function readSaved(id: string, values: Values, config: EditorConfig) {
  const stored = await readOwnSave(config.entity.collection, id).catch(() => null);
  const updatedAt = typeof stored?.updated_at === 'string' ? stored.updated_at : null;
  // A hotel's destinations are not in its document.
  const base = (stored && storedValues(config, { ...values, ...stored })) ?? values;
  return { opened: { id, updatedAt }, base };
}
