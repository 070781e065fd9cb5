import * as v from 'valibot';

/** Said of what no form of ours sends. */
export const MALFORMED = "La demande est incomplète ou n'a pas la forme attendue";

type PayloadSchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Parsed<TPayload> = { success: true; payload: TPayload } | { success: false; error: string };

/**
 * What a browser sent, checked with the schema of the form. The error is in French: the form's own
 * message where a field is wrong, else one that says no more than needed.
 */
export function parsePayload<TSchema extends PayloadSchema>(
  schema: TSchema,
  data: unknown,
): Parsed<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, data, { message: MALFORMED, abortEarly: true });
  if (result.success) return { success: true, payload: result.output };
  return { success: false, error: result.issues[0].message };
}
