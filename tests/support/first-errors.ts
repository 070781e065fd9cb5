import * as v from 'valibot';

/** Returns the first error of each field by the field's path. */
export function firstErrors(schema: v.GenericSchema, values: unknown): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  const errors = issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]);
  return Object.fromEntries(errors.reverse());
}
