import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { readOwnSave } from '#admin/data/read.ts';
import { ConflictError, save } from '#admin/data/save.ts';
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
  /** As far as is known nothing was written; `errors` are those of fields. */
  | { status: 'failed'; reason: string; errors: Record<string, string> }
  /** Nothing was written: somebody has to choose. */
  | { status: 'conflict'; conflict: Conflict };

const inputOf = ({ complete }: EditorConfig, values: Values): Values =>
  complete ? complete(values) : values;

/** Returns the errors of a form by field; empty when it can be saved. */
export const checkValues = (config: EditorConfig, values: Values): Record<string, string> =>
  firstIssues(config.input, inputOf(config, values));

function throwErrors(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
}

async function write(config: EditorConfig, values: Values, target: SaveTarget): Promise<string> {
  const { entity, idFor, refuse } = config;
  throwErrors(checkValues(config, values));
  throwErrors((await refuse?.(values, target.opened?.id ?? null)) ?? {});
  const input = v.parse(config.input, inputOf(config, values));
  if (config.save) return config.save(input, target);
  return save(entity, input, { ...target, wantedId: idFor?.(values) ?? '' });
}

const DELETED =
  'Cette fiche a été supprimée entre-temps\u00a0: restaurez-la depuis la corbeille, puis enregistrez de nouveau.';

function failureOf(error: unknown): Outcome {
  const errors = error instanceof FieldErrors ? error.fields : {};
  const known = error instanceof ConflictError ? DELETED : Object.values(errors)[0];
  return { status: 'failed', reason: known ?? failureDescription(error), errors };
}

async function saveMerging(
  config: EditorConfig,
  typed: Values,
  target: SaveTarget,
  merged?: Conflict,
): Promise<Outcome> {
  const values = resolvePublication(config.entity, typed, new Date());
  try {
    const id = await write(config, values, target);
    const taken = merged && takenNote(merged, config.fields);
    const published = publicationNote(config.entity, target.base, values);
    const notes = [taken, published].filter((note) => note !== undefined);
    return { status: 'saved', id, values, notes };
  } catch (error) {
    if (!(error instanceof ConflictError) || error.stored === null) throw error;
    const conflict = await readConflict(config, values, target, error.stored);
    if (conflict.disputed.length > 0) return { status: 'conflict', conflict };
    return saveMerging(config, conflict.values, conflict.target, conflict);
  }
}

/**
 * Saves, merging what somebody else saved meanwhile where it touches other fields. Never throws.
 * @param merged the conflict over which is saved
 */
export const saveForm = (...given: Parameters<typeof saveMerging>): Promise<Outcome> =>
  saveMerging(...given).catch(failureOf);

/**
 * Reads what is stored after a save of `values`, for the editor to go on with. Never throws: when it cannot
 * be read, or somebody else has saved since, the next save meets a conflict, and merges.
 */
export async function readSaved(id: string, values: Values, config: EditorConfig) {
  const read = async () => {
    const stored = await readOwnSave(config.entity.collection, id);
    // A hotel's destinations are not in its document.
    const base = stored ? storedValues(config, { ...values, ...stored }) : values;
    const updatedAt = typeof stored?.updated_at === 'string' ? stored.updated_at : null;
    return { opened: { id, updatedAt }, base };
  };
  return read().catch(() => ({ opened: { id, updatedAt: null }, base: values }));
}
