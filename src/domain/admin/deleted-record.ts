import * as v from 'valibot';

/** A record in the trash, with its text fields, one of which is the title. */
export const DeletedRecord = v.pipe(
  v.looseObject({ id: v.string(), deleted_at: v.string() }),
  v.transform(({ id, deleted_at, ...fields }) => {
    const texts = Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    const names: Readonly<Record<string, string>> = Object.fromEntries(texts);
    return { id, deleted_at, names };
  }),
);
export type DeletedRecord = v.InferOutput<typeof DeletedRecord>;
