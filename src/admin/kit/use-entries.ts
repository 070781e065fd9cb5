import { useState } from 'react';
import * as v from 'valibot';
import { firstIssues } from '#admin/kit/editor/editor-config.ts';

type Errors = Readonly<Record<string, string>>;

/** Holds the errors of a form that stores no record: its controls keep what is typed until the form is sent. */
export function useEntries() {
  const [errors, setErrors] = useState<Errors>({});
  /** Shows errors by the names of their fields, and focuses the first field. */
  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    form.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus();
  };
  /** Returns what was typed; null if the schema refuses it. */
  const read = <TSchema extends v.GenericSchema>(form: HTMLFormElement, schema: TSchema) => {
    const typed = Object.fromEntries(new FormData(form));
    const found = firstIssues(schema, typed);
    refuse(form, found);
    return Object.keys(found).length > 0 ? null : v.parse(schema, typed);
  };
  return { errors, setErrors, refuse, read };
}
