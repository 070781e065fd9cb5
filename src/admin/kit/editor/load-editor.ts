import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { refusalReason } from '#admin/data/errors.ts';
import { readVersion } from '#admin/data/journal.ts';
import { readRecord } from '#admin/data/read.ts';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { report } from '#data/report.ts';
import { toastError } from '#ui/toast/toast.ts';
import type { EditorConfig, EditorPageConfig } from './editor-config.ts';
import { blankValues, type Values, valuesOf } from './values.ts';

const Stored = v.looseObject({
  id: v.string(),
  created_at: v.optional(v.nullable(v.string()), null),
  updated_at: v.optional(v.nullable(v.string()), null),
});

/** What an editor opens. */
export type Opened = {
  /** Null for a new record. */
  record: v.InferOutput<typeof Stored> | null;
  /** What is stored, or what a new record begins with. */
  values: Values;
  /** What the form holds at first, where it differs: an earlier version. */
  typed?: Values;
  /** Key of the drafts: a copy and an empty form have separate ones. */
  draftKind: string;
};

/** Reads form values out of a stored document, given with values that stand elsewhere. */
export function storedValues({ entity, fields, toValues }: EditorConfig, stored: Values): Values {
  if (toValues) return toValues(stored);
  const record = v.parse(v.looseObject({}), v.parse(entity.schema, stored));
  return valuesOf(fields, { ...stored, ...record });
}

async function read({ entity, load, fields }: EditorPageConfig, id: string) {
  const [found, more] = await Promise.all([readRecord(entity, id), load?.(id)]);
  const record = v.parse(v.nullable(Stored), found);
  return record && { record, values: valuesOf(fields, { ...record, ...more }) };
}

type Search = Readonly<Record<string, string | undefined>>;

async function open(config: EditorPageConfig, id: string, search: Search): Promise<Opened | null> {
  const { entity, fields, copy, blank = {} } = config;
  const { copy: copied, version } = search;
  const draftKind = entity.section;
  if (id !== NEW_ID) {
    const found = await read(config, id);
    if (found === null || version === undefined) return found && { ...found, draftKind };
    const then = await readVersion(entity.collection, id, version);
    return { ...found, typed: valuesOf(fields, { ...found.values, ...then }), draftKind };
  }
  const source = copy && copied !== undefined ? await read(config, copied) : null;
  if (!source) return { record: null, values: blankValues(fields, blank), draftKind };
  const title = entity.title ?? '';
  const values = { ...source.values, ...copy, [title]: `${source.values[title]} (copie)` };
  return { record: null, values, draftKind: `${draftKind}-${copied}` };
}

/**
 * Reads what the editor opens, fresh from the server: null when there is no such record. With `notLoaded`
 * every failure leads back to the list with that notice, else one that the server did not answer rejects.
 */
export async function loadEditor(
  config: EditorPageConfig,
  id: string,
  search: Search,
): Promise<Opened | null> {
  const { entity, notLoaded } = config;
  try {
    const opened = await open(config, id, search);
    if (opened !== null || notLoaded === undefined) return opened;
    toastError(notLoaded);
  } catch (error) {
    if (notLoaded === undefined) throw error;
    const reason = refusalReason(error);
    if (reason === null) report('Une fiche n’a pas pu être lue', error);
    toastError(notLoaded, reason ?? undefined);
  }
  throw redirect({ to: '/admin/$section', params: { section: entity.section }, replace: true });
}
