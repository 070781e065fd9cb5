import { type AnyFormApi, type Updater, useField as useFormField } from '@tanstack/react-form';
import { createContext, use } from 'react';
import type { OpenedRecord } from '#admin/data/store-record.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { type FieldSchemas, fieldMetadataOf } from '#domain/schema/field.ts';

type EnclosingEditor = {
  form: AnyFormApi;
  entity: Entity;
  fields: FieldSchemas;
  /** Id and time of the last save of the record in this editor; null for a new record. */
  record: OpenedRecord | null;
  /** True while the form has unsaved changes. */
  isChanged: boolean;
  /** True once visitors may know the record's page. */
  isKnown: boolean;
};

export const EditorContext = createContext<EnclosingEditor | null>(null);

export function useEnclosingEditor(): EnclosingEditor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('A field needs an enclosing editor.');
  return editor;
}

/**
 * Returns a field of the enclosing editor by its name; `createEditorFields` returns a version that knows the types
 * of values.
 */
export function useFieldByName<TValue = unknown>(name: string) {
  const { form, fields } = useEnclosingEditor();
  const { state, handleChange } = useFormField({ form, name });
  const [error] = state.meta.errors;
  const field = fieldMetadataOf(fields[name]);
  return {
    name,
    label: field?.label ?? name,
    field,
    // The form of any editor does not tell the types of its values: the caller does.
    value: state.value as TValue,
    setValue: handleChange as (value: Updater<TValue>) => void,
    error: typeof error === 'string' ? error : undefined,
  };
}

export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Focuses the editor's first invalid control, else the first empty control named `name`, else the first one of that
 * name; waits until a closing dialog has returned the focus.
 */
export function focusEditorControl(name = ''): void {
  setTimeout(() => {
    const invalid = document.querySelector<HTMLElement>('.editor [aria-invalid=true]');
    const named = [...document.getElementsByName(name)];
    const empty = named.find((control) => 'value' in control && control.value === '');
    (invalid ?? empty ?? named[0])?.focus();
  });
}
