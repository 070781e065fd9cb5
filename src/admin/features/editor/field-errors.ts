import * as v from 'valibot';

/** The first error message of each field; empty when the input is valid. */
export function firstIssues(
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
  input: unknown,
): Record<string, string> {
  const result = v.safeParse(schema, input);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return errors;
}

/** Validation errors found while saving, by comparison with stored data: a slug that is taken. */
export class FieldErrors extends Error {
  override name = 'FieldErrors';
  /** Messages by field, in French. */
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('Fields are refused by what is stored.');
    this.fields = fields;
  }
}
