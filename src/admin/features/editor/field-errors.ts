import * as v from 'valibot';

/** The first fault of each field, by a writing schema's messages. */
export function firstIssues(
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
  input: unknown,
): Record<string, string> {
  const result = v.safeParse(schema, input);
  if (result.success) return {};
  const faults: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    faults[name] ??= issue.message;
  }
  return faults;
}

/** Faults that only what is stored could tell, found while saving: an address that is taken. */
export class FieldFaults extends Error {
  override name = 'FieldFaults';
  /** By field, in French. */
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>) {
    super('Fields are refused by what is stored.');
    this.fields = fields;
  }
}
