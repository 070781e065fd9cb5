import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { AdminError, refusalReason } from '#admin/data/errors.ts';
import { readVersion } from '#admin/data/journal.ts';
import { readStored } from '#admin/data/read.ts';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { NEW_ID } from '#admin/kit/record-address.ts';
import { report } from '#data/report.ts';
import { faultsIn, formValues } from '#domain/schema/any-value.ts';
import { STAMPS } from '#domain/schema/fields.ts';
import { toastError } from '#ui/toast/toast.ts';
import type { EditorConfig, Values } from './editor-config.ts';

const Stored = v.looseObject({
  created_at: v.fallback(STAMPS.created_at, null),
  updated_at: v.fallback(STAMPS.updated_at, null),
});

export type Basis = {
  /** The record and the time of its last save; null for a new record. */
  opened: { id: string; updatedAt: string | null } | null;
  base: Values;
};

export type Opened = Basis & {
  created_at: string | null;
  /** What is wrong with the stored record: it may be older than a limit, or come from a script. */
  faults?: readonly string[];
  /** A former version, with the time of its save: the form starts with its values. */
  version?: { at: string | null; values: Values };
  /** Key of the drafts: a copy and an empty form have separate drafts. */
  draftKind: string;
};

export function openRecord(
  { entity, input, blank }: EditorConfig,
  id: string,
  found: unknown,
  more: Values = {},
): Opened {
  const stored = v.parse(Stored, found ?? {});
  const { created_at, updated_at } = stored;
  return {
    opened: id === NEW_ID ? null : { id, updatedAt: updated_at },
    created_at,
    base: formValues(input.entries, { ...blank?.(id), ...stored, ...more }),
    faults: found === null || !entity.isPlanned ? [] : faultsIn(entity.fields, stored),
    draftKind: entity.section,
  };
}

const UNKNOWN = 'Cette fiche n’existe pas, ou n’existe plus.';

export async function readEditor(config: EditorConfig, id: string): Promise<Opened> {
  const { entity, load } = config;
  const [found, more] = await Promise.all([readStored(entity, id), load?.(id)]);
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
    const { at, values } = await readVersion(entity.collection, id, version);
    const then = formValues(input.entries, { ...opened.base, ...values });
    return { ...opened, version: { at, values: then } };
  }
  if (copy === undefined) return openRecord(config, id, null);
  const { base, draftKind } = await readEditor(config, copy);
  const title = entity.title ?? '';
  return {
    opened: null,
    created_at: null,
    base: { ...base, ...blank?.(id), [title]: `${base[title]} (copie)` },
    draftKind: `${draftKind}-${copy}`,
  };
}

export async function loadEditor(config: EditorConfig, id: string, search: Search) {
  const { entity } = config;
  try {
    return await open(config, id, search);
  } catch (error) {
    const reason = refusalReason(error);
    if (reason === null) report('Une fiche n’a pas pu être lue', error);
    toastError(textsOf(entity).oneNotLoaded, { description: reason ?? undefined });
    throw redirect({ to: '/admin/$section', params: { section: entity.section }, replace: true });
  }
}
