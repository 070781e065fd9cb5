import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { readRecordVersion } from '#admin/data/audit-log.ts';
import { AdminError, describeExpectedError } from '#admin/data/errors.ts';
import { readLinkedIds } from '#admin/data/links.ts';
import { readUnparsedRecord } from '#admin/data/read.ts';
import type { OpenedRecord } from '#admin/data/store-record.ts';
import type { ListSearchParams } from '#admin/kit/list/list-config.ts';
import { linkToList } from '#admin/kit/list/search.tsx';
import { NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { logError } from '#data/report.ts';
import { type Entity, findRecordLinkCollection } from '#domain/entity/entity.ts';
import { coerceStoredFieldValues, describeStoredFaults } from '#domain/schema/any-value.ts';
import type { FieldSchemas } from '#domain/schema/field.ts';
import { isoInstantOrNull } from '#domain/schema/fields.ts';
import { type FormValues, type RecordValues, toFormValues } from '#domain/schema/typed-fields.ts';
import { toastError } from '#ui/toast/toast.ts';
import { composeEditorMessages, type EditorConfig } from './editor-config.ts';

const Stored = v.looseObject({ created_at: isoInstantOrNull, updated_at: isoInstantOrNull });

/** The initial state of a record's editor: the stored record, if there is one, and the values of the form. */
export type EditorInitialState = {
  /** The stored record's id and the time of its last save; null for a new record. */
  record: OpenedRecord | null;
  /** The form's values as stored or, for a new record, as prefilled: what differs from them is an unsaved change. */
  base: FormValues;
  created_at: string | null;
  /** French sentences about stored values that the schema refuses, shown above the form. */
  faults?: readonly string[];
  /** An earlier version whose values the form starts with; `at` is when it was saved or, with `isBefore`, replaced. */
  version?: { at: string | null; isBefore: boolean; values: FormValues };
  /** Part of a draft's key; differs between a copy of a record and an empty form, whose drafts are separate. */
  draftKind: string;
};

const formBase = (fields: FieldSchemas, stored: RecordValues): FormValues =>
  toFormValues(fields, coerceStoredFieldValues(fields, stored));

/** Reads the ids of the records that a record links to, as the value of the form field for these links. */
export async function readLinkFieldValues(entity: Entity, id: string): Promise<RecordValues> {
  const links = findRecordLinkCollection(entity);
  return links ? { [links.field]: await readLinkedIds(entity, id) } : {};
}

/** Returns the initial state of a stored record's editor; `linkValues` has the ids of the records that it links to. */
export function createInitialStateOfRecord(
  { entity, input, blank }: EditorConfig,
  id: string,
  unparsed: RecordValues,
  linkValues: RecordValues = {},
): EditorInitialState {
  const stored = v.parse(Stored, unparsed);
  return {
    record: { id, updatedAt: stored.updated_at },
    created_at: stored.created_at,
    base: formBase(input.entries, { ...blank, ...stored, ...linkValues }),
    faults: entity.kind === 'content' ? describeStoredFaults(entity.fields, stored) : [],
    draftKind: entity.section,
  };
}

const createInitialStateOfNewRecord = (
  { entity, input, blank }: EditorConfig,
  prefilled: RecordValues,
): EditorInitialState => ({
  record: null,
  created_at: null,
  base: formBase(input.entries, { ...blank, ...prefilled }),
  draftKind: entity.section,
});

const UNKNOWN = 'Cette fiche n’existe pas, ou n’existe plus.';

export async function readInitialStateOfRecord(
  config: EditorConfig,
  id: string,
): Promise<EditorInitialState> {
  const { entity } = config;
  const [unparsed, linkValues] = await Promise.all([
    readUnparsedRecord(entity, id),
    readLinkFieldValues(entity, id),
  ]);
  if (unparsed === null && entity.kind !== 'fixed') throw new AdminError(UNKNOWN);
  return createInitialStateOfRecord(config, id, unparsed ?? {}, linkValues);
}

async function readInitialStateOfCopy(
  config: EditorConfig,
  originalId: string,
): Promise<EditorInitialState> {
  const { base, draftKind } = await readInitialStateOfRecord(config, originalId);
  const title = config.entity.title ?? '';
  return {
    record: null,
    created_at: null,
    base: toFormValues(config.input.entries, {
      ...base,
      ...config.blank,
      [title]: `${base[title]} (copie)`,
    }),
    draftKind: `${draftKind}-${originalId}`,
  };
}

/**
 * Reads the initial state of an editor for a stored record or, as the URL's search parameters say, one of its earlier
 * versions, a copy of it, or a new record, whose fields the other parameters may prefill.
 */
export async function readInitialStateForUrl(
  config: EditorConfig,
  id: string,
  { copy, version, before, ...prefilled }: ListSearchParams,
): Promise<EditorInitialState> {
  if (id === NEW_RECORD_URL_ID) {
    return copy === undefined
      ? createInitialStateOfNewRecord(config, prefilled)
      : readInitialStateOfCopy(config, copy);
  }
  const { entity, input } = config;
  const opened = await readInitialStateOfRecord(config, id);
  const entryId = before ?? version;
  if (entryId === undefined) return opened;
  const isBefore = before !== undefined;
  const { at, values } = await readRecordVersion(entity.collection, id, entryId, isBefore);
  const changedFields = Object.entries(input.entries).filter(([name]) => name in values);
  const formerValues = formBase(Object.fromEntries(changedFields), values);
  return { ...opened, version: { at, isBefore, values: { ...opened.base, ...formerValues } } };
}

export async function loadInitialStateOrRedirect(
  config: EditorConfig,
  id: string,
  search: ListSearchParams,
) {
  try {
    return await readInitialStateForUrl(config, id, search);
  } catch (error) {
    const reason = describeExpectedError(error);
    if (reason === null) logError('Une fiche n’a pas pu être lue', error);
    toastError(composeEditorMessages(config).notLoaded, { description: reason ?? undefined });
    throw redirect({ ...linkToList(config.entity.section), replace: true });
  }
}
