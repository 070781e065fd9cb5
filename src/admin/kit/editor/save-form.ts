import * as v from 'valibot';
import { failureDescription } from '#admin/data/errors.ts';
import { linksIn } from '#admin/data/links.ts';
import { findOwner } from '#admin/data/read.ts';
import { ConflictError, storeRecord } from '#admin/data/store-record.ts';
import { author } from '#admin/data/transaction.ts';
import { type Merge, mergeValues } from '#domain/admin/merge-values.ts';
import { fieldOf } from '#domain/schema/field.ts';
import { fromForm, typedQuestion } from '#domain/schema/typed-fields.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { type EditorConfig, firstIssues, type Values } from './editor-config.ts';
import { type Basis, openRecord, readLinkedValues } from './load-editor.ts';

export type Conflict = Merge<Values> & {
  mine: Values;
  theirs: Values;
  basis: Basis;
  isOwn: boolean;
};

/** The result of a save. Without `id` and `conflict`, nothing is known to have been written. */
type Outcome = {
  id?: string;
  conflict?: Conflict;
  message?: string;
  reason?: string;
  errors?: Record<string, string>;
};

/** Returns the values that the schema reads from a form. */
export function readForm({ input, complete }: EditorConfig, held: Values): Values {
  const values = fromForm(input.entries, held);
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

/** Saves what a form holds if it is valid and `mayPublish` agrees. Never throws. */
export async function saveForm(
  config: EditorConfig,
  { held, basis }: { held: Values; basis: Basis },
  mayPublish: (values: Values) => Promise<boolean>,
): Promise<Outcome> {
  const { notChanged, notCreated = notChanged } = config.texts;
  const message = basis.opened === null ? notCreated : notChanged;
  const failed = (error: unknown) => ({ message, reason: failureDescription(error) });
  try {
    const values = readForm(config, held);
    const errors = await errorsIn(config, values, basis);
    if (Object.keys(errors).length > 0) return { message: FORM_INVALID, errors };
    if (!(await mayPublish(values))) return {};
    return { id: await store(config, values, basis) };
  } catch (error) {
    if (!(error instanceof ConflictError)) return failed(error);
    if (error.stored === null) return { message, reason: DELETED };
    return readConflict(config, held, basis, error.stored).then(
      (conflict) => ({ conflict }),
      failed,
    );
  }
}
