import * as v from 'valibot';

type AnySchema = v.GenericSchema<unknown, unknown>;

/** The first message per field (dotted path) that a schema gives for a value. */
export function parseErrors(schema: AnySchema, value: unknown): Record<string, string> {
  const result = v.safeParse(schema, value);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return errors;
}
