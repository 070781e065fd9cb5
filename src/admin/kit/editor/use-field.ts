import { type AnyFormApi, useField as useFormField } from '@tanstack/react-form';
import { createContext, use } from 'react';
import { type Fields, fieldOf } from '#domain/schema/field.ts';

type EnclosingEditor = { form: AnyFormApi; fields: Fields; isNew: boolean };

export const EditorContext = createContext<EnclosingEditor | null>(null);

export function useEnclosingEditor(): EnclosingEditor {
  const editor = use(EditorContext);
  if (editor === null) throw new Error('A field needs an enclosing editor.');
  return editor;
}

export function useField<TValue>(name: string) {
  const { form, fields } = useEnclosingEditor();
  const { state, handleChange } = useFormField({ form, name });
  const value: TValue = state.value;
  const setValue: (value: TValue) => void = handleChange;
  const [error] = state.meta.errors;
  const field = fieldOf(fields[name]);
  return {
    name,
    label: field?.label ?? name,
    field,
    value,
    error: typeof error === 'string' ? error : undefined,
    setValue,
  };
}

/** Focuses the first invalid control, else one of this name, once no dialog is open. */
export function focusField(name = ''): void {
  setTimeout(() => {
    const invalid = document.querySelector<HTMLElement>('.editor [aria-invalid=true]');
    const named = [...document.getElementsByName(name)];
    const empty = named.find((control) => 'value' in control && control.value === '');
    (invalid ?? empty ?? named[0])?.focus();
  });
}
