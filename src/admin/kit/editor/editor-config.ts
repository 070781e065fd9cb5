import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { isSameFieldValue } from '#domain/admin/merge-values.ts';
import { actionDoneText, type Entity, nounForms } from '#domain/entity/entity.ts';
import { type FieldSchemas, fieldMetadataOf } from '#domain/schema/field.ts';
import {
  type FormValues,
  type RecordValues,
  unreadableFieldHint,
} from '#domain/schema/typed-fields.ts';

/** Returns true if `values` and `otherValues` are the same in all fields of `values`. */
export const hasSameValues = (values: FormValues, otherValues: FormValues): boolean =>
  Object.keys(values).every((name) => isSameFieldValue(values, otherValues, name));

/**
 * Returns one error for each field that the schema refuses: a question if a number or coordinates cannot be read, else
 * the schema's message.
 */
export function firstErrorByField(
  issues: readonly v.BaseIssue<unknown>[] = [],
  fields: FieldSchemas = {},
) {
  const errors: Record<string, string> = {};
  for (const { path = [], message } of issues) {
    const [field, row, part] = path;
    const name = String(field?.key ?? '');
    // The error message of a field with several rows begins with the number of the row.
    const where = part && typeof row?.key === 'number' ? `Ligne ${row.key + 1}\u00a0: ` : '';
    errors[name] ??=
      unreadableFieldHint(fieldMetadataOf(fields[name]), field?.value) ?? where + message;
  }
  return errors;
}

type Told = 'notLoaded' | 'created' | 'notCreated' | 'changed' | 'notChanged' | 'save' | 'saving';

/** Returns the messages of an editor: « Hôtel créé », « Impossible de charger la destination »… */
export function composeEditorMessages({ entity, texts }: Pick<EditorConfig, 'entity' | 'texts'>) {
  const { the } = nounForms(entity);
  const notChanged = texts?.notChanged ?? `Impossible d’enregistrer ${the}`;
  return {
    notLoaded: `Impossible de charger ${the}`,
    created: actionDoneText(entity, 'créé', 1),
    notCreated: notChanged,
    changed: actionDoneText(entity, 'modifié', 1),
    notChanged,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    ...texts,
  };
}

export type EditorConfig = {
  entity: Entity;
  input: v.GenericSchema<unknown, RecordValues> & { readonly entries: FieldSchemas };
  /** Messages that replace those that `composeEditorMessages` makes from the entity's noun. */
  texts?: Partial<Record<Told, string>>;
  /** Values of a new or copied record that differ from the schema's defaults. */
  blank?: RecordValues;
  /**
   * Returns warnings about empty fields that visitors would notice; the editor asks about them before it publishes a
   * hidden record.
   */
  lacks?(values: RecordValues): EmptyFieldWarning[];
  staysOpen?: boolean;
  Body(): ReactNode;
  Aside?(): ReactNode;
  /** Renders further actions on the record below the form. */
  Below?(): ReactNode;
};

/** A warning about an empty field: « Publier sans prix ? » asks about `what`, here « prix »; `text` explains it. */
export type EmptyFieldWarning = { name: string; what: string; text: string };
