import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { AdminError, refusalReason } from '#admin/data/errors.ts';
import { readVersion } from '#admin/data/journal.ts';
import { readRecord } from '#admin/data/read.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { NEW_ID } from '#admin/kit/record-address.ts';
import { report } from '#data/report.ts';
import { toastError } from '#ui/toast/toast.ts';
import { type EditorConfig, type Values, valuesOf } from './editor-config.ts';

const Stored = v.looseObject({
  created_at: v.optional(v.nullable(v.string()), null),
  updated_at: v.optional(v.nullable(v.string()), null),
});

export type Opened = {
  /** Null for a new record. */
  record: { id: string; created_at: string | null; updated_at: string | null } | null;
  /** The stored values, or a new record's initial values. */
  values: Values;
  /** The form's initial values if they differ: an earlier version. */
  typed?: Values;
  /** Key of the drafts: a copy and an empty form have separate drafts. */
  draftKind: string;
};

/** Prepares a record for the editor; `found` is null when nothing is stored yet. */
export function openRecord(
  { entity, input, blank }: EditorConfig,
  id: string,
  found: unknown,
  more: Values = {},
): Opened {
  const stored = v.parse(Stored, found ?? {});
  const { created_at, updated_at } = stored;
  return {
    record: id === NEW_ID ? null : { id, created_at, updated_at },
    values: valuesOf(input.entries, { ...blank?.(id), ...stored, ...more }),
    draftKind: entity.section,
  };
}

const UNKNOWN = 'Cette fiche n’existe pas, ou n’existe plus.';

export async function readEditor(config: EditorConfig, id: string): Promise<Opened> {
  const { entity, load } = config;
  const [found, more] = await Promise.all([readRecord(entity, id), load?.(id)]);
  // Pages and settings, which nobody deletes, are created by their first save.
  if (found === null && entity.trashDays !== null) throw new AdminError('gone', UNKNOWN);
  return openRecord(config, id, found, more);
}

type Search = Readonly<Record<string, string | undefined>>;

async function open(config: EditorConfig, id: string, { copy, version }: Search): Promise<Opened> {
  const { entity, input, blank } = config;
  if (id !== NEW_ID) {
    const opened = await readEditor(config, id);
    if (version === undefined) return opened;
    const then = await readVersion(entity.collection, id, version);
    return { ...opened, typed: valuesOf(input.entries, { ...opened.values, ...then }) };
  }
  if (copy === undefined) return openRecord(config, id, null);
  const { values, draftKind } = await readEditor(config, copy);
  const title = entity.title ?? '';
  return {
    record: null,
    values: { ...values, ...blank?.(id), [title]: `${values[title]} (copie)` },
    draftKind: `${draftKind}-${copy}`,
  };
}

/** Reads what a record's editor opens; any failure returns to the list, with a notice. */
export async function loadEditor(config: EditorConfig, id: string, search: Search) {
  const { entity } = config;
  try {
    return await open(config, id, search);
  } catch (error) {
    const reason = refusalReason(error);
    if (reason === null) report('Une fiche n’a pas pu être lue', error);
    toastError(textsOf(entity).oneNotLoaded, reason ?? undefined);
    throw redirect({ to: '/admin/$section', params: { section: entity.section }, replace: true });
  }
}
