import * as v from 'valibot';
import { firstIssues } from '#admin/kit/editor/editor-config.ts';

export type FormErrors = Readonly<Record<string, string>>;

/** Reads and checks an uncontrolled form; focuses the first invalid field. */
export function readForm<TSchema extends v.GenericSchema>(form: HTMLFormElement, schema: TSchema) {
  const typed = Object.fromEntries(new FormData(form));
  const errors = firstIssues(schema, typed);
  const [first] = Object.keys(errors);
  if (first === undefined) return { errors, values: v.parse(schema, typed) };
  form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  return { errors };
}
