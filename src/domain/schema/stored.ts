import * as v from 'valibot';
import type { Fields } from './field.ts';

/**
 * Reads one field of a stored document with the schema that wrote it. Valibot distinguishes « typed » from
 * « valid »: a value of the right type is shown even beyond a limit that was lowered since; other values
 * count as missing. Fails if a required field is missing.
 */
const tolerant = <TSchema extends v.GenericSchema>(schema: TSchema) =>
  v.pipe(
    v.optional(v.unknown(), null),
    v.rawTransform<unknown, v.InferOutput<TSchema>>(({ dataset, addIssue, NEVER }) => {
      const given = v.safeParse(schema, dataset.value);
      if (given.typed) return given.output;
      const missing = v.safeParse(schema, undefined);
      if (missing.typed) return missing.output;
      addIssue();
      return NEVER;
    }),
  );

type Stored<TFields extends Fields> = {
  [TName in keyof TFields]: ReturnType<typeof tolerant<TFields[TName]>>;
};

function tolerantFields<TFields extends Fields>(fields: TFields): Stored<TFields>;
function tolerantFields(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, tolerant(schema)]),
  );
}

export const stored = <TFields extends Fields>(fields: TFields) => v.object(tolerantFields(fields));
