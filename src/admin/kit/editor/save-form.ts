import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { linksIn } from '#admin/data/links.ts';
import { findOwner } from '#admin/data/read.ts';
import { ConflictError, storeRecord } from '#admin/data/store-record.ts';
import { author } from '#admin/data/transaction.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { fieldOf } from '#domain/schema/field.ts';
import { fromFormValues, typedQuestion } from '#domain/schema/typed-fields.ts';
import { FORM_INVALID } from '#domain/text/form-errors.ts';
import { type EditorConfig, firstIssues, type Values } from './editor-config.ts';
import { type Basis, openRecord, readLinkedValues } from './load-editor.ts';
import { resolvePublication } from './publication.ts';

export type Conflict = Merge<Values> & {
  mine: Values;
  theirs: Values;
  basis: Basis;
  isOwn: boolean;
};

/** A form to be saved: as it was typed, the values to store, of which some follow from the button, and what they are based on. */
export type Attempt = { isStaying: boolean; typed: Values; held: Values; basis: Basis };

type Failure = { message: string; reason?: string; errors?: Record<string, string> };

/** The result of a save; unless `saved`, nothing is known to have been written. */
type Outcome =
  | { kind: 'saved'; attempt: Attempt; id: string }
  | { kind: 'disputed'; attempt: Attempt; conflict: Conflict }
  | ({ kind: 'failed' } & Failure)
  | { kind: 'cancelled' };

export function readValues({ input, complete }: EditorConfig, held: Values): Values {
  const values = fromFormValues(input.entries, held);
  return complete?.(values) ?? values;
}

/** Returns the first issue of each field, or what to do about a text that is no value of its field. */
export function issuesIn({ input }: Pick<EditorConfig, 'input'>, values: Values) {
  const issues = Object.entries(firstIssues(input, values)).map(([name, issue]) => {
    const value = values[name];
    const question = typedQuestion(fieldOf(input.entries[name]), value);
    return [name, question ?? issue] as const;
  });
  return Object.fromEntries<string>(issues);
}

async function errorsIn(config: EditorConfig, values: Values, { opened }: Basis) {
  const errors = issuesIn(config, values);
  const { entity } = config;
  const { unique } = entity;
  if (!unique || Object.keys(errors).length > 0) return errors;
  const wanted = String(values[unique.field]).trim();
  const owner = await findOwner(entity, wanted, opened?.id ?? null);
  return owner === null ? {} : { [unique.field]: unique.taken(owner) };
}

function store(config: EditorConfig, values: Values, { opened, base }: Basis): Promise<string> {
  const { entity, input, idFor, isPartial = false } = config;
  const fields = Object.entries(v.parse(input, values)).filter(
    // Links are documents of their own.
    ([name]) => name !== entity.links?.field,
  );
  return storeRecord(entity, Object.fromEntries(fields), {
    opened,
    wantedId: idFor?.(values) ?? '',
    links: linksIn(entity, base, values),
    isPartial,
  });
}

async function readConflict(
  config: EditorConfig,
  mine: Values,
  { opened, base }: Basis,
  stored: Values,
): Promise<Conflict> {
  const { entity } = config;
  const { shownBy, isPlanned } = entity;
  const id = opened?.id ?? '';
  const basis = openRecord(config, id, stored, await readLinkedValues(entity, id));
  const theirs = basis.base;
  // The planned time and the visibility are merged together.
  const bound = isPlanned && shownBy ? [shownBy, 'publish_at'] : [];
  const isOwn = stored.updated_by === author();
  return { mine, theirs, ...mergeValues({ base, mine, theirs }, bound), basis, isOwn };
}

const DELETED =
  'Cette fiche a été supprimée entre-temps\u00a0: restaurez-la depuis la corbeille, puis enregistrez de nouveau.';

/** Saves again what nobody else has changed; asks about fields that both sides have changed. */
async function resolveConflict(
  config: EditorConfig,
  attempt: Attempt,
  stored: Values,
  mayPublish: PublicationQuestion,
): Promise<Outcome> {
  const conflict = await readConflict(config, attempt.held, attempt.basis, stored);
  const merged = { ...attempt, held: conflict.values, basis: conflict.basis };
  if (conflict.disputed.length > 0) return { kind: 'disputed', attempt: merged, conflict };
  return saveForm(config, merged, mayPublish);
}

type PublicationQuestion = (before: Values | null, values: Values) => Promise<boolean>;

/** Saves a form if it is valid and `mayPublish` resolves to true. Never throws. */
export async function saveForm(
  config: EditorConfig,
  asked: Attempt,
  mayPublish: PublicationQuestion,
): Promise<Outcome> {
  const attempt = { ...asked, held: resolvePublication(config.entity, asked.held) };
  const { basis } = attempt;
  const { notChanged, notCreated = notChanged } = config.texts;
  const message = basis.opened === null ? notCreated : notChanged;
  try {
    const values = readValues(config, attempt.held);
    const errors = await errorsIn(config, values, basis);
    if (Object.keys(errors).length > 0) return { kind: 'failed', message: FORM_INVALID, errors };
    if (!(await mayPublish(basis.opened && basis.base, values))) return { kind: 'cancelled' };
    return { kind: 'saved', attempt, id: await store(config, values, basis) };
  } catch (error) {
    const failed = (reason: string) => ({ kind: 'failed', message, reason }) as const;
    if (!(error instanceof ConflictError)) return failed(failureDescription(error));
    if (error.stored === null) return failed(DELETED);
    return resolveConflict(config, attempt, error.stored, mayPublish).catch((failure: unknown) =>
      failed(failureDescription(failure)),
    );
  }
}
