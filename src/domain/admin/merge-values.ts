import type { FormValues } from '#domain/schema/typed-fields.ts';

/** A record as opened (`base`), as edited in this form (`mine`) and as somebody else saved it (`theirs`). */
type Versions = { base: FormValues; mine: FormValues; theirs: FormValues };

/** Returns true if a field has the same value in two forms or records, whose values are plain data. */
export const isSameFieldValue = (a: FormValues, b: FormValues, name: string): boolean =>
  JSON.stringify(a[name]) === JSON.stringify(b[name]);

/**
 * Merges a form with the record that somebody else saved meanwhile. `values` are the form's, except fields that only
 * the other person changed; `disputed` names the fields that both changed differently.
 */
export function mergeConcurrentEdits({ base, mine, theirs }: Versions) {
  const hasChanged = (name: string, version: FormValues) => !isSameFieldValue(base, version, name);
  const differing = Object.keys(mine).filter((name) => !isSameFieldValue(mine, theirs, name));
  const disputed = differing.filter((name) => hasChanged(name, mine) && hasChanged(name, theirs));
  const theirChanges = Object.entries(theirs).filter(
    ([name]) => differing.includes(name) && !hasChanged(name, mine),
  );
  return { values: { ...mine, ...Object.fromEntries(theirChanges) }, disputed };
}
