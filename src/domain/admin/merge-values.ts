/** A record as it was opened, as one has changed it, and as somebody else has saved it meanwhile. */
type Versions<TValues> = {
  /** Null when it is not known: each difference may then be a change of both. */
  base: TValues | null;
  mine: TValues;
  theirs: TValues;
};

/** Two versions in one. */
export type Merge<TValues> = {
  /** What only one side changed, as changed; what both changed, as in mine. */
  values: TValues;
  /** Fields taken over from theirs. */
  taken: readonly string[];
  /** Fields that both changed, each otherwise. */
  disputed: readonly string[];
};

const isSame = (one: object, other: object, name: string) =>
  JSON.stringify(Reflect.get(one, name)) === JSON.stringify(Reflect.get(other, name));

/**
 * Merges field by field; emptying a field is a change like any other, a list is one value.
 * @param bound fields that only mean something together: a change of one is a change of all
 */
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
