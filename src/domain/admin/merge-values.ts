/** A record as opened (`base`), as edited in this form (`mine`) and as somebody else saved it (`theirs`). */
type Versions<TValues> = { base: TValues; mine: TValues; theirs: TValues };

/** Returns true if a field has the same value in two forms or records, whose values are plain data. */
export const isSameFieldValue = (a: object, b: object, name: string): boolean =>
  JSON.stringify(Reflect.get(a, name)) === JSON.stringify(Reflect.get(b, name));

/**
 * Merges a form with the record that somebody else saved meanwhile. `values` are the form's, except fields that only
 * the other person changed; `disputed` names the fields that both changed differently.
 */
export function mergeConcurrentEdits<TValues extends object>({
  base,
  mine,
  theirs,
}: Versions<TValues>): { values: TValues; disputed: readonly string[] } {
  const hasChanged = (name: string, version: TValues) => !isSameFieldValue(base, version, name);
  const differing = Object.keys(mine).filter((name) => !isSameFieldValue(mine, theirs, name));
  const disputed = differing.filter((name) => hasChanged(name, mine) && hasChanged(name, theirs));
  const theirChanges = Object.entries(theirs).filter(
    ([name]) => differing.includes(name) && !hasChanged(name, mine),
  );
  return { values: { ...mine, ...Object.fromEntries(theirChanges) }, disputed };
}
