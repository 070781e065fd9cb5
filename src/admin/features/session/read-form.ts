import * as v from 'valibot';
import { firstIssues } from '#admin/kit/editor/values.ts';

export type FormErrors = Readonly<Record<string, string>>;

/** Reads a form. If invalid, focuses the first field with an error and returns no `values`. */
export function readForm<TSchema extends v.GenericSchema>(
  form: HTMLFormElement,
  schema: TSchema,
): { errors: FormErrors; values?: v.InferOutput<TSchema> } {
  const typed = Object.fromEntries(new FormData(form));
  const errors = firstIssues(schema, typed);
  const [first] = Object.keys(errors);
  if (first === undefined) return { errors, values: v.parse(schema, typed) };
  form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  return { errors };
}
