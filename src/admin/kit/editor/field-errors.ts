import * as v from 'valibot';

type Issues = readonly v.BaseIssue<unknown>[];

/** The first message of each field that issues are about. */
export function firstMessages(issues: Issues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return errors;
}

/** The first error message of each field; empty when the input is valid. */
export function firstIssues(
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
  input: unknown,
): Record<string, string> {
  const result = v.safeParse(schema, input);
  return result.success ? {} : firstMessages(result.issues);
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
