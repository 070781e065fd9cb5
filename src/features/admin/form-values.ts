/** What an editor's fields hold: texts as typed, ticks, and lists of chosen ids. */
export type FormValues = Record<string, string | boolean | readonly string[]>;

/** Whether two states of the same fields hold the same. */
export function sameValues<TValues extends FormValues>(a: TValues, b: TValues): boolean {
  return JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
}

/** Whether something kept earlier still fits the fields of today: the same names, the same kinds. */
export function fitsValues<TValues extends FormValues>(
  kept: unknown,
  fields: TValues,
): kept is TValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  const names = Object.keys(fields);
  return (
    values.size === names.length &&
    names.every((name) => {
      const value = values.get(name);
      const field = fields[name];
      if (!Array.isArray(field)) return typeof value === typeof field;
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    })
  );
}
