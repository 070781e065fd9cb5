import { type AnyFormApi, useField } from '@tanstack/react-form';
import { createContext, useContext } from 'react';

type EditorForm = {
  form: AnyFormApi;
  labels: Readonly<Record<string, string>>;
};

/** The form of the enclosing editor, and the labels of its fields. */
export const EditorFormContext = createContext<EditorForm | null>(null);

export type EditorField<TValue> = {
  name: string;
  label: string;
  value: TValue;
  error: string | undefined;
  setValue: (value: TValue) => void;
};

/** The enclosing editor. */
export function useEditorForm(): EditorForm {
  const editor = useContext(EditorFormContext);
  if (editor === null) throw new Error('A field needs an enclosing editor.');
  return editor;
}

/** A field of the enclosing editor; `check` runs on every change, besides the check on submission. */
export function useEditorField<TValue>(
  name: string,
  check?: (value: TValue) => string | undefined,
): EditorField<TValue> {
  const editor = useEditorForm();
  const field = useField({
    form: editor.form,
    name,
    ...(check && { validators: { onChange: ({ value }: { value: TValue }) => check(value) } }),
  });
  const [error] = field.state.meta.errors;
  return {
    name,
    label: editor.labels[name] ?? name,
    value: field.state.value,
    error: typeof error === 'string' ? error : undefined,
    setValue: field.handleChange,
  };
}
