import * as v from 'valibot';

/** Returns the first error message of each field; empty when the input is valid. */
export function firstIssues(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  }
  return errors;
}

/** Errors by field, in French, found by comparison with stored data: a slug that is taken. */
export class FieldErrors extends Error {
  override name = 'FieldErrors';
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('Fields are refused by what is stored.');
    this.fields = fields;
  }
}
