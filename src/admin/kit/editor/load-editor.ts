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

export type StoredRecord = { id: string; created_at: string | null; updated_at: string | null };

/** What an editor opens. */
export type Opened = {
  /** Null for a new record. */
  record: StoredRecord | null;
  /** What is stored, or what a new record begins with. */
  values: Values;
  /** What the form holds at first, where it differs: an earlier version. */
  typed?: Values;
  /** Key of the drafts: a copy and an empty form have separate ones. */
  draftKind: string;
  key: string;
};

/** Reads form values out of a stored document; null when it is malformed. */
export function storedValues(config: EditorConfig, stored: Values): Values | null {
  const { entity, fields, toValues } = config;
  if (toValues) return toValues(stored);
  const record = v.safeParse(entity.schema, stored);
  if (!record.success || typeof record.output !== 'object' || record.output === null) return null;
  // Values that stand elsewhere than in the document are given with it.
  return valuesOf(fields, { ...stored, ...record.output });
}

const Stamped = v.object({
  id: v.string(),
  created_at: v.optional(v.nullable(v.string()), null),
  updated_at: v.optional(v.nullable(v.string()), null),
});

async function read(config: EditorPageConfig, id: string) {
  const { entity, load, fields } = config;
  const [record, more] = await Promise.all([readRecord(entity, id), load?.(id)]);
  if (typeof record !== 'object' || record === null) return null;
  return { record: v.parse(Stamped, record), values: valuesOf(fields, { ...record, ...more }) };
}

type Search = Readonly<Record<string, string | undefined>>;

async function open(config: EditorPageConfig, id: string, search: Search): Promise<Opened | null> {
  const { section, collection } = config.entity;
  const { copy: copied, version } = search;
  if (id !== NEW_ID) {
    const found = await read(config, id);
    if (found === null) return null;
    const opened = { ...found, draftKind: section, key: id };
    if (version === undefined) return opened;
    const then = await readVersion(collection, id, version);
    const typed = { ...found.values, ...valuesIn(found.values, then) };
    return { ...opened, typed, key: `${id}@${version}` };
  }
  const source = copied === undefined ? null : await read(config, copied);
  if (source === null || !config.copy) {
    const values = blankValues(config.fields, config.blank ?? {});
    return { record: null, values, draftKind: section, key: NEW_ID };
  }
  const { title, without } = config.copy;
  const name = `${source.values[title]} (copie)`;
  const values = { ...source.values, ...without, [title]: name };
  return { record: null, values, draftKind: `${section}-${copied}`, key: `${NEW_ID}/${copied}` };
}

/** Takes the values of known fields. */
const valuesIn = (known: Values, some: Values): Values =>
  Object.fromEntries(Object.entries(some).filter(([name]) => name in known));

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
