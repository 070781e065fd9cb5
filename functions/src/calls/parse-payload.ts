import * as v from 'valibot';

export type CallAnswer = { success: true } | { success: false; error: string };

/** Error shown for a payload that no form of this site sends. */
export const MALFORMED = 'La demande est incomplète ou n’a pas la forme attendue';

type Parsed<TPayload> = { success: true; payload: TPayload } | { success: false; error: string };

/** Validates a payload. The error is in French: the schema's own message, or else MALFORMED. */
export function parsePayload<TSchema extends v.GenericSchema>(
  schema: TSchema,
  data: unknown,
): Parsed<v.InferOutput<TSchema>> {
  const result = v.safeParse(schema, data, { message: MALFORMED, abortEarly: true });
  if (result.success) return { success: true, payload: result.output };
  return { success: false, error: result.issues[0].message };
}
