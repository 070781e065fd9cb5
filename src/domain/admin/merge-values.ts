/** A record as opened (`base`), as edited in this form (`mine`) and as somebody else saved it (`theirs`). */
type Versions<TValues> = {
  /** If null, every difference counts as a change of both sides. */
  base: TValues | null;
  mine: TValues;
  theirs: TValues;
};

export type Merge<TValues> = {
  values: TValues;
  taken: readonly string[];
  disputed: readonly string[];
};

/** Compares a field of two forms or records, whose values are plain data. */
export const isSame = (one: object, other: object, name: string): boolean =>
  JSON.stringify(Reflect.get(one, name)) === JSON.stringify(Reflect.get(other, name));

/** Merges two versions field by field. @param bound fields that belong together: changing one counts as changing all */
export function mergeValues<TValues extends object>(
  { base, mine, theirs }: Versions<TValues>,
  bound: readonly string[] = [],
): Merge<TValues> {
  const hasChanged = (name: string, now: TValues) =>
    base === null || (bound.includes(name) ? bound : [name]).some((one) => !isSame(base, now, one));
  const differing = Object.keys(mine).filter((name) => !isSame(mine, theirs, name));
  const taken = differing.filter((name) => !hasChanged(name, mine));
  const disputed = differing.filter((name) => hasChanged(name, mine) && hasChanged(name, theirs));
  const kept = Object.entries(theirs).filter(([name]) => taken.includes(name));
  return { values: { ...mine, ...Object.fromEntries(kept) }, taken, disputed };
}
