import { useState } from 'react';
import * as v from 'valibot';
import { firstErrorByField } from '#admin/kit/editor/editor-config.ts';

type Errors = Readonly<Record<string, string>>;

/** Reads and checks a form that edits no record; its typed texts are in the DOM, not in React state. */
export function useFormWithoutRecord() {
  const [errors, setErrors] = useState<Errors>({});
  /** Shows the errors, which are given by field name, and focuses the field of the first one. */
  const refuse = (form: HTMLFormElement, newErrors: Errors) => {
    setErrors(newErrors);
    form.querySelector<HTMLElement>(`[name=${Object.keys(newErrors)[0]}]`)?.focus();
  };
  /** Returns the values typed in the form; shows the errors and returns null if the schema refuses them. */
  const read = <TSchema extends v.GenericSchema>(form: HTMLFormElement, schema: TSchema) => {
    const typed = Object.fromEntries(new FormData(form));
    const { success, output, issues } = v.safeParse(schema, typed);
    refuse(form, firstErrorByField(issues));
    return success ? output : null;
  };
  return { errors, setErrors, refuse, read };
}
